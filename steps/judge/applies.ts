import type { DeclaredList } from '../../protocol/declared.ts'
import type { Can, HelloResult } from '../../protocol/types.ts'
import type { Operation } from '../operation.ts'
import type { Case } from '../suite/case.ts'
import { counted } from './check-value.ts'
import { customSays } from './custom-says.ts'
import { listed } from './mismatch.ts'
import { standIns } from './stand-ins.ts'

export interface DoesNotApply {
  readonly outcome: 'not-applicable' | 'unsupported'
  readonly reason: string
  /** It rests on basic rules that the engine declines. */
  readonly isDeclined?: true
  /** All that the engine lacks for the whole case, also what only leaves a part unchecked; absent = it does not play the ruleset. */
  readonly missing?: Missing
}

/** Titles of cards, and words as they stand in what engines declare. */
export interface Missing {
  readonly titles: readonly string[]
  readonly abilities: readonly string[]
}

/** Lists without whose words a case cannot be played. Words that are only reported are left unasked, unless nothing else is looked at. */
const lists: readonly DeclaredList[] = [
  'phases',
  'places',
  'conditions',
  'counts',
  'actions',
  'decisions',
  'fields',
  'madeUp',
]

/** Why the engine, by its own declarations, cannot be asked this case; undefined when it can. */
export function whyNot(
  { needs, titles, ruleset, rulings, customs, steps }: Case,
  { can, unknownTitles = [], declines = [] }: HelloResult,
): DoesNotApply | undefined {
  if (!can.rulesets?.includes(ruleset))
    return { outcome: 'not-applicable', reason: `the engine does not play ${ruleset}` }
  const made = standIns({ titles, ruleset, needs }, { can, unknownTitles }).map(({ title }) => title)
  const unknown = titles.filter(title => unknownTitles.includes(title) && !made.includes(title))
  const abilities = [...missingWords(needs, can), ...unanswered(steps, needs, can)]
  const missing = { titles: unknown, abilities: [...new Set([...abilities, ...notShown(needs, can)])] }
  if (unknown.length) {
    const reason = `the engine does not have ${listed(unknown.map(t => `"${t}"`))}`
    return { outcome: 'not-applicable', reason, missing }
  }
  const declined = declines.filter(custom => rulings.includes(custom) || customs.includes(custom))
  if (declined.length)
    return {
      outcome: 'not-applicable',
      reason: `the engine declines ${listed(declined.map(inWords))}`,
      isDeclined: true,
      missing,
    }
  if ((needs.seats ?? 1) > Math.max(2, can.seats ?? 2))
    return { outcome: 'not-applicable', reason: 'the engine seats no third player', missing }
  if (!abilities.length) return undefined
  return { outcome: 'unsupported', reason: `the engine does not declare ${listed(abilities)}`, missing }
}

function missingWords(needs: Can, can: Can): readonly string[] {
  const words = lists.flatMap(key => {
    const declared: readonly string[] = can[key] ?? []
    return (needs[key] ?? []).filter(word => !declared.includes(word)).map(word => `${key} "${word}"`)
  })
  const { parts } = can
  const divided = parts ? (needs.parts ?? []).filter(part => !parts.includes(part)).map(part => `parts "${part}"`) : []
  const seats = (needs.seats ?? 1) > (can.seats ?? 2) ? [needs.seats === 3 ? 'three seats' : 'two seats'] : []
  const able = { chance: can.chance || can.rolls, views: can.views }
  const flags = (['chance', 'views'] as const).filter(flag => needs[flag] && !able[flag])
  return [...words, ...divided, ...seats, ...flags]
}

/** Words without which a part of the case goes unchecked. */
const notShown = (needs: Can, can: Can): readonly string[] =>
  (['facts', 'values', 'events'] as const).flatMap(list =>
    (needs[list] ?? [])
      .filter(word => !(can[list] as readonly string[] | undefined)?.includes(word))
      .map(word => `${list} "${word}"`),
  )

/** The words of a case that does nothing but ask, where the engine answers none of it. */
function unanswered(steps: Case['steps'], needs: Can, can: Can): readonly string[] {
  const looks = steps.slice(steps.findIndex(({ keyword }) => keyword === 'Then'))
  if (steps.some(({ keyword }) => keyword === 'When') || !looks.every(one => isAsked(one.operation))) return []
  const asked = (['facts', 'values'] as const).flatMap(list => (needs[list] ?? []).map(word => ({ list, word })))
  const isAnswered = asked.some(({ list, word }) => (can[list] as readonly string[] | undefined)?.includes(word))
  return isAnswered ? [] : asked.map(({ list, word }) => `${list} "${word}"`)
}

const isAsked = (one: Operation): boolean =>
  one.op === 'value' ? !counted.has(one.attribute) : ['fact', 'playing', 'deck'].includes(one.op)

const inWords = (custom: string): string => `the custom ${custom} (“${customSays(custom)}”)`
