import type { Cards } from '../operation.ts'
import { cards, printCards, readCards } from './cards.ts'
import { type Reader, take, unreadable } from './reader.ts'
import type { TextType } from './text-type.ts'

export interface Relation {
  readonly fact: string
  readonly not?: true
  readonly object?: Cards | string
}

interface Form {
  readonly fact: string
  /** For one subject, for several, and for the denial: `applies to`, `apply to`, `apply to` after "do not". */
  readonly one: string
  readonly many: string
  readonly base: string
  readonly object?: 'cards' | 'word'
}

const being = (fact: string, rest: string, object?: 'cards' | 'word'): Form => ({
  fact,
  one: `is ${rest}`,
  many: `are ${rest}`,
  base: rest,
  object,
})

/** Relations that game text may ask for. Where two forms mean the same fact, the first one is printed. */
export const relations: readonly Form[] = [
  { fact: 'refers-to', one: 'applies to', many: 'apply to', base: 'apply to', object: 'cards' },
  { fact: 'refers-to', one: 'refers to', many: 'refer to', base: 'refer to', object: 'cards' },
  being('grouped', 'grouped'),
  being('same-card', 'the same card'),
  being('copy', 'copies of one card'),
  being('persona', 'versions of one persona'),
  being('unique', 'unique'),
  being('compatible', 'compatible'),
  being('same-location', 'at the same location'),
  being('same-species', 'of the same species'),
  being('present', 'present with', 'cards'),
  being('matching-commander', 'a matching commander of', 'cards'),
  being('facility-commander', 'the commander of the facility', 'cards'),
  being('romantic-partner', 'a romantic partner of', 'cards'),
  being('couple', 'a couple'),
  being('in-command', 'in command of', 'cards'),
  being('named-in-lore', 'named in the lore of', 'cards'),
  being('homeworld', 'the homeworld of', 'word'),
  being('native-quadrant', 'native to', 'word'),
  being('species', 'of the species', 'word'),
  being('of-class', 'of the class', 'word'),
  being('special-equipment', 'equipped with', 'word'),
  being('regular-skill', 'skilled by its box in', 'word'),
  being('corresponding', 'the location that corresponds to', 'cards'),
  being('deck-allowed', 'allowed in a deck'),
  { fact: 'goes-home-with', one: 'goes home with', many: 'go home with', base: 'go home with', object: 'word' },
  { fact: 'has', one: 'has the feature', many: 'have the feature', base: 'have the feature', object: 'word' },
]

const isBeing = (form: Form): boolean => form.one === `is ${form.base}`
const objectPattern = { cards: ` ${cards.pattern}`, word: ' [\\w".\'/ -]+', none: '' }

function patternOf(form: Form): string {
  const verb = isBeing(form)
    ? `(?:is|are) (?:not )?${form.base}`
    : `(?:${form.one}|${form.many}|(?:does|do) not ${form.base})`
  return `${verb}${objectPattern[form.object ?? 'none']}`
}

function verbOf(form: Form): RegExp {
  return isBeing(form)
    ? new RegExp(`(?:is|are) (not )?${form.base}(?![\\w-])`, 'y')
    : new RegExp(`(?:${form.one}|${form.many}|(?:does|do) (not) ${form.base})(?![\\w-])`, 'y')
}

const verbs = relations.map(form => [verbOf(form), form] as const)

function readObject(reader: Reader, form: Form): Cards | string | undefined {
  if (!form.object) return undefined
  take(reader, / /y)
  if (form.object === 'cards') return readCards(reader)
  return take(reader, /[\w".'/ -]+/y)?.[0] ?? unreadable(reader, 'a word')
}

export function readRelation(reader: Reader): Relation {
  for (const [verb, form] of verbs) {
    const found = take(reader, verb)
    if (!found) continue
    const object = readObject(reader, form)
    return { fact: form.fact, ...(found[1] && { not: true as const }), ...(object && { object }) }
  }
  return unreadable(reader, 'a relation', relation.examples)
}

export function printRelation({ fact, not, object }: Relation, plural: boolean): string {
  const form = relations.find(one => one.fact === fact)
  if (!form) return fact
  const verb = plural ? form.many : form.one
  const shown = object === undefined ? '' : ` ${typeof object === 'string' ? object : printCards(object)}`
  if (!not) return verb + shown
  return `${isBeing(form) ? `${plural ? 'are' : 'is'} not` : `${plural ? 'do' : 'does'} not`} ${form.base}${shown}`
}

const sample = { cards: ' "U.S.S. Enterprise"', word: ' Romulan', none: '' }

export const relation: TextType<Relation> = {
  name: 'relation',
  meaning: 'a relation that text may ask for',
  pattern: relations.map(patternOf).join('|'),
  read: readRelation,
  print: printRelation,
  examples: [
    ...relations.map(form => `${form.one}${sample[form.object ?? 'none']}`),
    'does not apply to "Data"',
    'is not grouped',
  ],
}
