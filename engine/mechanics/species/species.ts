import type { CardFacts } from '../../../cards/facts.ts'
import { can } from '../../board/can.ts'
import type { CardId } from '../../board/state.ts'
import { Game } from '../../kernel/game.ts'
import { isOfSpecies, speciesByName, speciesImplied, speciesMeant } from '../../questions/species/questions.ts'
import { isAsPrinted } from '../../questions/species/settled.ts'
import { hasIcon, hasSubcommand } from './icons.ts'

/** One species of a personnel, and the rulings from which it follows. */
export interface Derived {
  readonly species: string
  readonly because: readonly string[]
}

/** Whether the personnel is of a species for which something may speak. */
interface Reading extends Derived {
  readonly holds: boolean
}

/** A card as a law reads it. */
interface Read {
  readonly card: CardFacts
  /** Its species, where nothing need be looked for. */
  readonly settled?: readonly string[]
  readonly because: readonly string[]
  /** Every species that anything printed on it speaks for, and those that nothing need speak for. */
  readonly candidates: readonly string[]
  readonly readings: Map<string, Reading>
}

const known = new WeakMap<Game, Map<CardFacts, Read>>()

/** The species of whoever is printed so, in the order of icons, lore and image; other types of card have none. */
export function speciesOf(game: Game, printed: CardFacts): readonly string[] {
  const all = readings(game, printed)
  for (const { because } of all) credit(game, because)
  return all.filter(({ holds }) => holds).map(({ species }) => species)
}

/** Is whoever is printed so of that species? */
export function isOf(game: Game, printed: CardFacts, species: string): boolean {
  const { holds, because } = readingOf(game, read(game, printed), species)
  credit(game, because)
  return holds
}

/** The species, step by step. */
export function derive(game: Game, printed: CardFacts): readonly Derived[] {
  return readings(game, printed)
    .filter(({ holds }) => holds)
    .map(({ species, because }) => ({ species, because }))
}

/** The species that the card has to show for itself at the moment. */
export function speciesShown(game: Game, id: CardId): readonly string[] {
  return can(game, id, 'use species') ? speciesOf(game, game.facts(id)) : []
}

function credit(game: Game, because: readonly string[]): void {
  for (const ruling of because) game.because.add(ruling)
}

function readings(game: Game, printed: CardFacts): readonly Reading[] {
  const card = read(game, printed)
  return card.candidates.map(species => readingOf(game, card, species))
}

/** What is printed does not change during an action, so that each card is read once in it. */
function read(game: Game, printed: CardFacts): Read {
  const before = known.get(game) ?? new Map<CardFacts, Read>()
  known.set(game, before)
  const card = before.get(printed) ?? readFrom(new Game(game.state, game.law), printed)
  before.set(printed, card)
  return card
}

function readFrom(game: Game, printed: CardFacts): Read {
  const readings = new Map<string, Reading>()
  if (printed.type !== 'personnel') return { card: printed, settled: [], because: [], candidates: [], readings }
  const settled =
    game.decide(speciesByName, { printed }) ??
    (printed.species && game.decide(isAsPrinted, { printed }) ? printed.species : undefined)
  if (settled) return { card: printed, settled, because: [...game.because], candidates: settled, readings }
  game.because.clear()
  const card = asMeant(game, printed)
  return { card, because: [...game.because], candidates: candidates(card), readings }
}

/** With the species in its lore that the words there mean. */
function asMeant(game: Game, printed: CardFacts): CardFacts {
  const said = printed.lore?.species?.map(word => game.decide(speciesMeant, { word })) ?? []
  const species = [...new Set([...said, ...game.decide(speciesImplied, { printed })])]
  return species.length ? { ...printed, lore: { ...printed.lore, species } } : printed
}

function readingOf(game: Game, { card, settled, because, candidates, readings }: Read, asked: string): Reading {
  const species = candidates.find(one => one.toLowerCase() === asked.toLowerCase()) ?? capitalized(asked)
  const found = readings.get(species)
  if (found) return found
  const reader = new Game(game.state, game.law)
  const holds = settled ? settled.includes(species) : reader.decide(isOfSpecies, { printed: card, species })
  const reading = { species, holds, because: [...because, ...reader.because] }
  readings.set(species, reading)
  return reading
}

const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

function candidates(printed: CardFacts): readonly string[] {
  const { lore, looks = [] } = printed
  return [
    ...new Set([
      ...(hasIcon(printed, 'hologram') ? ['Hologram'] : []),
      ...(hasSubcommand(printed) ? ['Borg'] : []),
      ...(lore?.species ?? []),
      ...(lore?.from ?? []),
      ...looks,
      'Humanoid',
    ]),
  ]
}
