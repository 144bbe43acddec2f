import { findCard } from '../../cards/catalogue.ts'
import type { CardFacts } from '../../cards/facts.ts'
import type { Lore } from '../../cards/lore.ts'
import type { State } from '../board/state.ts'
import type { Ruleset } from './amend.ts'
import { decideAmong } from './decide.ts'
import type { Game } from './game.ts'
import { type About, question } from './question.ts'
import type { Rule } from './rule.ts'

/** A fact of a card, or a part of its lore. */
type Printed = keyof CardFacts | `lore.${keyof Lore}`

/** The title of a card; so typed that rules may be sorted by it. */
export type Title = Capitalize<string>

/** What is printed on the card of this title, where a document has it otherwise than the catalogue of cards; none = as there. */
export const printedAs = question<{ title: Title; fact: Printed }, unknown>()('is printed as', undefined, 'title')

/** What is asked of a card. */
export const ofCard = ({ title }: CardFacts, fact: Printed = 'lore'): About<typeof printedAs> => ({
  title: title as Title,
  fact,
})

export type Correction = Rule<typeof printedAs>

const spokenOf = new WeakMap<Ruleset, ReadonlySet<string> | 'any'>()

/** May the law have the card of this title otherwise than the catalogue of cards? */
function mayPrintOtherwise(law: Ruleset, title: string): boolean {
  let titles = spokenOf.get(law)
  if (!titles) {
    titles = titlesOtherwise(law)
    spokenOf.set(law, titles)
  }
  return titles === 'any' || titles.has(title)
}

function titlesOtherwise({ byQuestion, facts }: Ruleset): ReadonlySet<string> | 'any' {
  const rules = byQuestion.get(printedAs.name) ?? []
  return rules.some(rule => !rule.of) ? 'any' : new Set([...facts.keys(), ...rules.flatMap(rule => rule.of ?? [])])
}

let law: Ruleset | undefined
let made: State['made'] | undefined
let known = new Map<string, CardFacts>()

/** What is printed on a card of that title, made-up ones included, if no rule may have it otherwise; looked for once in a game. */
export function printedPlainly(by: Ruleset, besides: State['made'], title: string): CardFacts | undefined {
  if (by !== law || besides !== made) {
    known = new Map()
    law = by
    made = besides
  }
  const before = known.get(title)
  if (before) return before
  const found = besides[title] ?? catalogued(by, title)
  if (found) known.set(title, found)
  return found
}

function catalogued(by: Ruleset, title: string): CardFacts | undefined {
  const card = findCard(title)
  return card && !mayPrintOtherwise(by, card.title) ? card : by.facts.get(card?.title ?? title)
}

/** Every fact that a correction may speak of. */
const changeable = [
  'affiliations',
  'species',
  'looks',
  'lore',
  'lore.species',
  'lore.calls',
  'lore.names',
  'gender',
  'classification',
  'skills',
  'dots',
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
] as const satisfies readonly Printed[]

/** The card as these rules have it, which speak of it. */
export function corrected(card: CardFacts, rules: readonly Correction[], game: Game): CardFacts {
  return changeable.reduce((printed, fact) => {
    const asked = ofCard(card, fact)
    if (!rules.some(rule => rule.applies(asked, game))) return printed
    return withFact(printed, fact, decideAmong(printedAs, rules, asked, game))
  }, card)
}

function withFact(card: CardFacts, fact: Printed, value: unknown): CardFacts {
  const [whole, part] = fact.split('.')
  return { ...card, [whole!]: part ? { ...card.lore, [part]: value } : value } as CardFacts
}
