import { findCard } from '../../cards/catalogue.ts'
import type { CardFacts } from '../../cards/facts.ts'
import { decideAmong } from './decide.ts'
import type { Game } from './game.ts'
import { question } from './question.ts'
import type { AnyRule, Rule } from './rule.ts'

/** What is printed on the card of this title, where a document has it otherwise than the catalogue of cards; none = as there. */
export const printedAs = question<{ title: string; fact: keyof CardFacts }, unknown>()(
  'is printed as',
  undefined,
  'title',
)

/** A card as a law has it, and the rulings that changed it. */
export interface Corrected {
  readonly facts: CardFacts
  readonly because: readonly string[]
}

type Correction = Rule<typeof printedAs>

/** Every fact that a correction may speak of. */
const changeable = [
  'affiliations',
  'species',
  'looks',
  'lore',
  'gender',
  'classification',
  'skills',
  'icons',
  'keywords',
  'systems',
  'integrity',
  'cunning',
  'strength',
  'range',
  'weapons',
  'shields',
  'staffing',
  'class',
] as const satisfies readonly (keyof CardFacts)[]

/** The cards that rules in force print otherwise, by title. Such rules name their cards in `of` and ask nothing of a game. */
export function correctedBy(byQuestion: ReadonlyMap<string, readonly AnyRule[]>): ReadonlyMap<string, Corrected> {
  const rules = (byQuestion.get(printedAs.name) ?? []) as unknown as readonly Correction[]
  const titles = new Set(rules.flatMap(({ of = [] }) => of))
  return new Map([...titles].flatMap(title => corrected(title, rules)))
}

function corrected(title: string, rules: readonly Correction[]): readonly (readonly [string, Corrected])[] {
  const card = findCard(title)
  if (!card) return []
  const own = rules.filter(({ of }) => of?.includes(title as never))
  const told = changeable
    .filter(fact => own.some(rule => rule.applies({ title, fact }, nobody)))
    .map(fact => [fact, decideAmong(printedAs, own, { title, fact }, nobody)] as const)
  const facts = { ...card, ...Object.fromEntries(told.map(([fact, { answer }]) => [fact, answer])) } as CardFacts
  return [[card.title, { facts, because: [...new Set(told.flatMap(([, { because }]) => because))] }]]
}

/** What is printed is asked before there is a game. */
const nobody = undefined as unknown as Game
