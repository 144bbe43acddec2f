import { findCard } from '../../cards/catalogue.ts'
import type { CardFacts, Edition } from '../../cards/facts.ts'
import { tableOf } from '../../cards/table-of.ts'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { editionOf } from '../../catalogue/edition.ts'
import { saysOf } from '../../catalogue/says-of.ts'
import { Game } from '../../engine/kernel/game.ts'
import { judgeDeck } from '../../engine/mechanics/seeding/judge-deck.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { nothingPlayed } from '../../runner/derived.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { ofEdition } from './edition-of-deck.ts'
import type { DeckList, ListedCard } from './read-deck.ts'
import { cardsTitled } from './titles.ts'

/** A ruling, or a custom, with what it says. */
export interface Reason {
  readonly id: string
  readonly summary: string
}

/** Verdict of a ruleset on a deck; `silent` = nothing is against it: no ruling says what a deck is, or the deck has parts that only First Edition has. */
export interface DeckJudgement {
  readonly ruleset: string
  readonly title: string
  readonly verdict: 'legal' | 'illegal' | 'silent'
  readonly faults: readonly { readonly says: string; readonly rulings: readonly Reason[] }[]
  /** Of a deck that is not illegal, the rulings by which it is legal. */
  readonly rulings: readonly Reason[]
}

/** Judges a deck by one ruleset, or by each; a ruleset of the other edition judges it only when it is named. What is kept aside is no part of it. */
export function checkDeck({ edition, cards: all, unread }: DeckList, ruleset?: string): readonly DeckJudgement[] {
  if (ruleset !== undefined && !rulesets.has(ruleset))
    throw new UsageError(
      `--ruleset ${ruleset}: there is no such ruleset. There are ${[...rulesets.keys()].join(', ')}.`,
    )
  const cards = all.filter(({ part }) => part !== 'aside')
  const made = madeOf(cards, new Set(unread.map(({ line }) => line)), edition)
  const titles = new Map(loadCatalogue().rulesets.map(({ id, title }) => [id, title]))
  return [...rulesets.values()]
    .filter(({ id }) => ruleset === undefined || id === ruleset)
    .map(law => {
      const game = new Game({ ...nothingPlayed(law), made }, law)
      const isJudged = ruleset !== undefined || editionOf(law.id) === edition
      const { faults, because } = isJudged ? judgeDeck(game, cards) : { faults: [], because: [] }
      return {
        ruleset: law.id,
        title: titles.get(law.id) ?? law.id,
        verdict: faults.length ? 'illegal' : because.length ? 'legal' : 'silent',
        faults: faults.map(({ says, because }) => ({ says, rulings: because.map(reason) })),
        rulings: faults.length ? [] : because.map(reason),
      }
    })
}

function reason(id: string): Reason {
  return { id, summary: saysOf(id, loadCatalogue()) }
}

const types: Readonly<Record<string, CardFacts['type']>> = tableOf({
  missions: 'mission',
  sites: 'site',
  'seed deck': 'dilemma',
  'dilemma pile': 'dilemma',
})

/** The cards that the engine does not find by their titles: namesakes of the deck's edition, and those that nobody knows. */
function madeOf(cards: readonly ListedCard[], strangers: ReadonlySet<number>, edition: Edition) {
  const made: Record<string, CardFacts> = {}
  for (const { title, line } of cards) {
    const card = strangers.has(line) ? undefined : ofEdition(cardsTitled(title), edition)
    if (card && card !== findCard(title)) made[title] = card
  }
  const kinds = cards.map(({ title }) => made[title] ?? findCard(title)).map(card => card?.kind)
  let hasHeadquarters = edition === 'first' || kinds.includes('headquarters')
  for (const { title, part } of cards.filter(({ line }) => strangers.has(line))) {
    const kind = hasHeadquarters ? 'dual' : 'headquarters'
    if (part === 'missions') hasHeadquarters = true
    made[title] = { title, type: types[part] ?? 'event', ...(part === 'missions' ? { kind } : {}) }
  }
  return made
}
