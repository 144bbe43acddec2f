import type { CardFacts } from '../../cards/facts.ts'
import { tableOf } from '../../cards/table-of.ts'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { editionOf } from '../../catalogue/edition.ts'
import { Game } from '../../engine/kernel/game.ts'
import { judgeDeck } from '../../engine/mechanics/seeding/judge-deck.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { nothingPlayed } from '../../runner/derived.ts'
import { UsageError } from '../../runner/usage-error.ts'
import type { DeckList, ListedCard } from './read-deck.ts'

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

/** Judges a deck by one ruleset, or by each; a ruleset of Second Edition judges a deck with other parts than its own only when it is named. */
export function checkDeck({ cards, unread }: DeckList, ruleset?: string): readonly DeckJudgement[] {
  if (ruleset !== undefined && !rulesets.has(ruleset))
    throw new UsageError(
      `--ruleset ${ruleset}: there is no such ruleset. There are ${[...rulesets.keys()].join(', ')}.`,
    )
  const strangers = new Set(unread.map(({ line }) => line))
  const made = Object.fromEntries(cards.filter(({ line }) => strangers.has(line)).map(one => [one.title, standIn(one)]))
  const titles = new Map(loadCatalogue().rulesets.map(({ id, title }) => [id, title]))
  return [...rulesets.values()]
    .filter(({ id }) => ruleset === undefined || id === ruleset)
    .map(law => {
      const game = new Game({ ...nothingPlayed(law), made }, law)
      const isJudged = ruleset !== undefined || editionOf(law.id) === 'first' || isOfSecondEdition(cards)
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

const secondEditionParts = ['missions', 'draw deck', 'dilemma pile']

/** Could this be a deck of Second Edition? */
const isOfSecondEdition = (cards: readonly ListedCard[]): boolean =>
  cards.every(({ part }) => secondEditionParts.includes(part))

function reason(id: string): Reason {
  const { rulings, customs } = loadCatalogue()
  return { id, summary: (rulings.get(id)?.summary ?? customs.get(id)?.says ?? '').trim() }
}

const types: Readonly<Record<string, CardFacts['type']>> = tableOf({
  missions: 'mission',
  sites: 'site',
  'seed deck': 'dilemma',
})

/** Of a card that nobody knows it is taken for granted that it may be where it stands. */
const standIn = ({ title, part }: ListedCard): CardFacts => ({ title, type: types[part] ?? 'event' })
