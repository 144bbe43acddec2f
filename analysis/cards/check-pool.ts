import { usePool } from '../../cards/catalogue.ts'
import { type CardFacts, editionOfCard } from '../../cards/facts.ts'
import { readPool } from '../../cards/import/pool.ts'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { readBounded } from '../../catalogue/read-bounded.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { withResults } from '../../runner/derived.ts'
import { poolFile } from '../../runner/use-cards.ts'
import { type Contradiction, contradictions } from './contradictions.ts'
import { namedRulings } from './named-rulings.ts'
import { type PoolPlay, playPool } from './play-pool.ts'
import { generalRulings } from './pool-rulings.ts'

/** A ruling, held against the cards that it speaks of. */
export interface Finding {
  readonly ruling: string
  readonly summary: string
  readonly cards: number
  /** Titles of the cards that break it. */
  readonly broken: readonly string[]
}

export interface PoolCheck {
  readonly cards: number
  readonly known: number
  /** Titles that cards of the other edition bear in the suite; their facts are not compared. */
  readonly namesakes: number
  readonly contradictions: readonly Contradiction[]
  readonly findings: readonly Finding[]
  readonly play?: PoolPlay
}

/** The law by which our own cards are read. */
const newest = [...rulesets.values()].findLast(({ documents }) => documents.has('currentRulings'))!

/** Compares a pool with the suite and the rulings; `play` also plays its cards, of which there may be many. */
export function checkPool(path: string, { play }: { readonly play?: boolean }): PoolCheck {
  const pool = readPool(poolFile(path), readBounded)
  usePool(pool)
  return { ...checked(pool), ...(play ? { play: playPool([...pool.values()]) } : {}) }
}

/** Nothing contradicts the suite, breaks a ruling or stops the engine. */
export const isSound = ({ contradictions, findings, play }: PoolCheck): boolean =>
  !contradictions.length && findings.every(one => !one.broken.length) && !play?.faults.length

/** Findings on a pool that need no playing. */
export function checked(pool: ReadonlyMap<string, CardFacts>): PoolCheck {
  const ours = withResults(newest)
  const isNamesake = (card: CardFacts): boolean => {
    const own = ours.get(card.title)
    return own !== undefined && editionOfCard(own) !== editionOfCard(card)
  }
  const same = new Map([...pool].filter(([, card]) => !isNamesake(card)))
  return {
    cards: pool.size,
    known: [...same.keys()].filter(title => ours.has(title)).length,
    namesakes: pool.size - same.size,
    contradictions: contradictions(ours, same),
    findings: findingsOf(new Map([...pool].filter(([, card]) => editionOfCard(card) === 'first'))),
  }
}

/** The cards of the suite whose facts are not those with which a ruling about them is met, one line each. */
export function ownFaults(pool: ReadonlyMap<string, CardFacts> = withResults(newest)): readonly string[] {
  const { rulings } = loadCatalogue()
  const byFacts = namedRulings.filter(({ ruling }) => rulings.get(ruling)?.met === 'data')
  return byFacts.flatMap(({ ruling, about, holds }) =>
    about(pool)
      .filter(card => !holds(card, pool))
      .map(({ title }) => `cards/: ${title}: not as ${ruling} has it: ${rulings.get(ruling)?.summary.trim()}`),
  )
}

/** Every ruling that speaks of a card of the pool, with the cards that break it. */
function findingsOf(pool: ReadonlyMap<string, CardFacts>): readonly Finding[] {
  const { rulings } = loadCatalogue()
  const found = new Map<string, { cards: Set<string>; broken: Set<string> }>()
  for (const { ruling, about, holds } of [...generalRulings, ...namedRulings]) {
    const one = found.get(ruling) ?? { cards: new Set(), broken: new Set() }
    for (const card of about(pool)) {
      one.cards.add(card.title)
      if (!holds(card, pool)) one.broken.add(card.title)
    }
    found.set(ruling, one)
  }
  return [...found]
    .filter(([, { cards }]) => cards.size)
    .map(([ruling, { cards, broken }]) => ({
      ruling,
      summary: rulings.get(ruling)?.summary ?? '',
      cards: cards.size,
      broken: [...broken],
    }))
}
