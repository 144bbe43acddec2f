import { findCard, loadCards } from '../cards/catalogue.ts'
import type { CardFacts } from '../cards/facts.ts'
import { specialEquipmentOf } from '../engine/board/special-equipment.ts'
import type { State } from '../engine/board/state.ts'
import type { Ruleset } from '../engine/kernel/amend.ts'
import { Game } from '../engine/kernel/game.ts'
import { isFacilityCommander, isMatchingCommander } from '../engine/mechanics/lore/commanders.ts'
import { arePartners } from '../engine/mechanics/lore/couples.ts'
import { mentions } from '../engine/mechanics/lore/names.ts'
import { characteristics, madeBySoong } from '../engine/mechanics/species/lore.ts'
import { derive } from '../engine/mechanics/species/species.ts'
import { isCalled } from '../engine/questions/species/questions.ts'
import { rulesets } from '../engine/rulesets/registry.ts'

/** One thing that a card is by a law, what is printed that says so, and the rulings by which it does. */
export interface Step {
  readonly what: 'species' | 'commander of' | 'commanded by' | 'romantic partner of' | 'special equipment'
  readonly is: string
  readonly from: string
  readonly because: readonly string[]
}

/** Facts that a law derives from the print of the card, step by step. */
export function derived(title: string, law: Ruleset): readonly Step[] {
  const game = new Game(nothingPlayed(law), law)
  const card = game.printed(title)
  if (!card) return []
  return [...speciesSteps(game, card), ...commandSteps(game, card), ...equipmentSteps(game, card)]
}

/** The same under every law of the reference engine that makes anything of it; laws that make the same of it stand together. */
export function derivedByLaw(
  title: string,
): readonly { readonly laws: readonly string[]; readonly steps: readonly Step[] }[] {
  const found = new Map<string, { laws: string[]; steps: readonly Step[] }>()
  for (const [id, law] of rulesets) {
    const steps = derived(title, law)
    const key = JSON.stringify(steps)
    const same = found.get(key)
    if (same) same.laws.push(id)
    else if (steps.length) found.set(key, { laws: [id], steps })
  }
  return [...found.values()]
}

/** Our cards with their results beside what is printed, as an export of a card database has them. */
export function withResults(law: Ruleset): ReadonlyMap<string, CardFacts> {
  return new Map([...loadCards().cards].map(([name, card]) => [name, resultsOf(card, law)]))
}

function resultsOf(card: CardFacts, law: Ruleset): CardFacts {
  const game = new Game(nothingPlayed(law), law)
  const species = derive(game, card).map(one => one.species)
  const named = [...(namesakes().get(card.title) ?? [])].map(title => findCard(title)!)
  const commanders = card.type === 'ship' ? named.filter(one => isMatchingCommander(game, one, card)) : []
  const called = characteristics.filter(word => game.decide(isCalled, { printed: card, word }))
  const keywords = [...new Set([...(card.keywords ?? []), ...(card.systems ?? []), ...called])]
  return {
    ...card,
    ...(species.length && !card.individuals ? { species } : {}),
    ...(keywords.length ? { keywords } : {}),
    ...(commanders.length ? { matchingCommanders: commanders.map(({ title }) => title) } : {}),
  }
}

function speciesSteps(game: Game, card: CardFacts): readonly Step[] {
  return derive(game, card).map(({ species, because }) => ({
    what: 'species',
    is: species,
    from: sourceOf(card, species),
    because,
  }))
}

/** Where on the card the species stands. */
function sourceOf(card: CardFacts, species: string): string {
  const { icons = [], lore, looks, species: line } = card
  if (line?.includes(species)) return 'the line below its image'
  if (species === 'Hologram' && icons.includes('hologram')) return 'its icon'
  if (lore?.species?.includes(species)) return 'its lore'
  if (lore?.from?.includes(species)) return 'the planet in its lore'
  if (species !== 'Borg' && (lore?.species || lore?.calls || madeBySoong(card))) return 'its lore'
  if (looks?.includes(species)) return 'its image'
  return species === 'Borg' ? 'its icons' : 'nothing printed'
}

function commandSteps(game: Game, card: CardFacts): readonly Step[] {
  const asked = new Game(game.state, game.law)
  return [...(namesakes().get(card.title) ?? [])].flatMap(title => {
    const other = findCard(title)!
    asked.because.clear()
    const what = relation(asked, card, other)
    if (!what) return []
    return [{ what, is: other.title, from: loreThatSaysSo(game, card, other), because: [...asked.because] }]
  })
}

/** Relation that lore gives the card to the other one. */
function relation(game: Game, card: CardFacts, other: CardFacts): Step['what'] | undefined {
  if (other.type === 'ship' && isMatchingCommander(game, card, other)) return 'commander of'
  if (other.type === 'facility' && isFacilityCommander(game, card, other)) return 'commander of'
  if (card.type === 'ship' && isMatchingCommander(game, other, card)) return 'commanded by'
  if (card.type === 'facility' && isFacilityCommander(game, other, card)) return 'commanded by'
  return arePartners(game, card, other) ? 'romantic partner of' : undefined
}

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** By title the other cards of which its lore may speak, or whose lore may speak of it, however names are read. */
function namesakes(): ReadonlyMap<string, ReadonlySet<string>> {
  if (known) return known
  const found = new Map<string, Set<string>>()
  const pair = (one: string, other: string): unknown => found.set(one, (found.get(one) ?? new Set()).add(other))
  const titles = loadCards().titles.map(title => [title, title.toLowerCase()] as const)
  for (const card of all())
    for (const { name } of card.lore?.names ?? []) {
      const written = name.toLowerCase()
      for (const [title, lower] of titles)
        if (title !== card.title && written.includes(lower)) {
          pair(card.title, title)
          pair(title, card.title)
        }
    }
  known = found
  return found
}

function loreThatSaysSo(game: Game, card: CardFacts, other: CardFacts): string {
  if (mentions(game, other.title, card).length) return 'its lore'
  return mentions(game, card.title, other).length ? `the lore of ${other.title}` : 'a ruling that names them'
}

function equipmentSteps(game: Game, card: CardFacts): readonly Step[] {
  const asked = new Game(game.state, game.law)
  return specialEquipmentOf(asked, card).map(is => ({
    what: 'special equipment',
    is,
    from: 'a phrase on it',
    because: [...asked.because],
  }))
}

const all = (): readonly CardFacts[] => loadCards().titles.flatMap(title => findCard(title) ?? [])

/** A position in which no card has come on the table yet: what is printed is the same on every board. */
export const nothingPlayed = ({ id }: Ruleset): State => ({
  ruleset: id,
  turn: { player: 'Alice', number: 1, phase: 'start' },
  players: [],
  cards: [],
  made: {},
  modifiers: [],
  history: [],
})
