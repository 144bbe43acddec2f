import { findCard } from '../../cards/catalogue.ts'
import type { CardFacts } from '../../cards/facts.ts'
import type { State } from '../board/state.ts'
import type { Ruleset } from './amend.ts'
import { mayPrintOtherwise } from './printed-otherwise.ts'

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
