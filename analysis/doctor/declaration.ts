import { nearest } from '../../catalogue/nearest.ts'
import { type DeclaredList, declaredFlags } from '../../protocol/declared.ts'
import type { Can, HelloResult } from '../../protocol/types.ts'
import * as words from '../../protocol/words.ts'
import { counted } from '../../reports/words.ts'
import { type Complaint, type Finding, once, verdictOn } from './finding.ts'
import { probe } from './greeting.ts'

/** Every list of `can` with the words that it may hold; rulesets are the suite's. */
const lists: Readonly<Record<Exclude<DeclaredList, 'rulesets'>, readonly string[]>> = {
  phases: words.phases,
  places: words.places,
  conditions: words.conditions,
  counts: words.counts,
  actions: words.actKinds,
  decisions: words.questionKinds,
  fields: words.fields,
  parts: words.abilityParts,
  madeUp: words.madeUpTypes,
  values: words.values,
  facts: words.facts,
  events: words.events,
}
const keys: readonly string[] = ['rulesets', 'seats', 'boards', ...Object.keys(lists), ...declaredFlags]

/** Whether what is declared can be understood, and fits together. */
export function declaration({ can, unknownTitles }: HelloResult, rulesets: readonly string[]): readonly Finding[] {
  const complaints = once([
    ...unknownKeys(can),
    ...malformed(can),
    ...unknownWords({ ...lists, rulesets }, can),
    ...incomplete(can),
  ])
  const count = Object.values(can).flat().length
  return [
    ...verdictOn(
      'declaration',
      'What it declares is understood',
      complaints,
      count ? counted(count, 'word') : 'nothing yet',
    ),
    ...verdictOn('titles', 'It tells which cards it does not have', titleFaults(unknownTitles)),
  ]
}

function unknownKeys(can: Can): readonly Complaint[] {
  const unknown = Object.keys(can).filter(key => !keys.includes(key) && !key.startsWith('x-'))
  return unknown.map(key => ({
    seen: `"can" has a field "${key}", which does not exist.`,
    mend: `In "can", write "${nearest(key, keys, 1)[0]}" for "${key}", or leave it out.`,
  }))
}

function malformed(can: Can): readonly Complaint[] {
  const wrong = [
    ...['rulesets', ...Object.keys(lists)].filter(key => !isListOfWords(can[key as DeclaredList] ?? [])),
    ...declaredFlags.filter(flag => !['undefined', 'boolean'].includes(typeof can[flag])),
  ]
  return wrong.map(key => ({
    seen: `"can" has ${JSON.stringify(can[key as keyof Can])} as "${key}".`,
    mend: `In "can", "${key}" is ${declaredFlags.some(flag => flag === key) ? 'true or false' : 'a list of words'}.`,
  }))
}

const isListOfWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(word => typeof word === 'string')

function unknownWords(known: Readonly<Record<string, readonly string[]>>, can: Can): readonly Complaint[] {
  return Object.entries(known).flatMap(([key, allowed]) => {
    const declared: unknown = can[key as DeclaredList] ?? []
    const wrong = isListOfWords(declared) ? declared.filter(word => !allowed.includes(word)) : []
    return wrong.map(word => ({
      seen: `"${key}" declares "${word}", which no scenario can ever ask for.`,
      mend: `In "can", write "${nearest(word, allowed, 1)[0]}" for "${word}" in "${key}", or leave it out.`,
    }))
  })
}

/** Words declared and never asked for, as something that goes with them is missing. */
function incomplete({ rulesets, places, phases, actions, decisions }: Can): readonly Complaint[] {
  const missing = [
    ...(!rulesets?.length && (places?.length || actions?.length) ? ['a ruleset in "rulesets"'] : []),
    ...(actions?.length && !decisions?.includes('action') ? ['"action" in "decisions"'] : []),
    ...((actions?.length || places?.length) && !phases?.length ? ['a word in "phases"'] : []),
  ]
  return missing.map(what => ({
    seen: `Something is declared, but not ${what}, without which nothing can be played.`,
    mend: `Declare ${what}.`,
  }))
}

function titleFaults(unknown: readonly string[] = []): readonly Complaint[] {
  if (unknown.includes(probe)) return []
  const harmed = unknown.find(title => title.startsWith('Ü') || /eard-of/.test(title))
  if (harmed !== undefined)
    return [
      {
        seen: `The title "${probe}" came back as "${harmed}".`,
        mend: 'Read stdin and write stdout as UTF-8, whatever the system prefers.',
      },
    ]
  return [
    {
      seen: `It was asked for a card "${probe}", which does not exist, and does not say that it lacks it.`,
      mend: 'In the reply to `hello`, list as "unknownTitles" those of "titles" that the engine does not have.',
    },
  ]
}
