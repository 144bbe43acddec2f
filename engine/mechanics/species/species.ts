import type { CardFacts } from '../../../cards/facts.ts'
import { can } from '../../board/can.ts'
import type { CardId, State } from '../../board/state.ts'
import { Game } from '../../kernel/game.ts'
import { subcommandIcons } from './icons.ts'
import { isAsPrinted, isOfSpecies, speciesByName } from './questions.ts'

/** One species of a personnel, and the rulings from which it follows. */
export interface Derived {
  readonly species: string
  readonly because: readonly string[]
}

const known = new WeakMap<State, WeakMap<CardFacts, readonly Derived[]>>()

/** The species of whoever is printed so, in the order of icons, lore and image; other types of card have none. */
export function speciesOf(game: Game, printed: CardFacts): readonly string[] {
  const derived = derive(game, printed)
  for (const { because } of derived) for (const ruling of because) game.because.add(ruling)
  return derived.map(({ species }) => species)
}

/** The same, step by step; each card is read once for each state of play. */
export function derive(game: Game, printed: CardFacts): readonly Derived[] {
  const here = known.get(game.state) ?? new WeakMap<CardFacts, readonly Derived[]>()
  known.set(game.state, here)
  const derived = here.get(printed) ?? read(game, printed)
  here.set(printed, derived)
  return derived
}

function read({ state, law }: Game, printed: CardFacts): readonly Derived[] {
  if (printed.type !== 'personnel') return []
  const asked = new Game(state, law)
  const named = asked.decide(speciesByName, { printed })
  if (named) return named.map(species => ({ species, because: [...asked.because] }))
  if (printed.species && asked.decide(isAsPrinted, { printed }))
    return printed.species.map(species => ({ species, because: [...asked.because] }))
  return candidates(printed).flatMap(species => {
    const reader = new Game(state, law)
    return reader.decide(isOfSpecies, { printed, species }) ? [{ species, because: [...reader.because] }] : []
  })
}

/** Every species that anything printed on the card speaks for, and those that nothing need speak for. */
function candidates({ icons = [], lore, looks = [] }: CardFacts): readonly string[] {
  return [
    ...new Set([
      ...(icons.includes('hologram') ? ['Hologram'] : []),
      ...(icons.some(icon => subcommandIcons.includes(icon)) ? ['Borg'] : []),
      ...(lore?.species ?? []),
      ...(lore?.species?.includes('Terran') ? ['Human'] : []),
      ...(lore?.from ?? []),
      ...looks,
      'Humanoid',
    ]),
  ]
}

/** The species that the card has to show for itself at the moment. */
export function speciesShown(game: Game, id: CardId): readonly string[] {
  return can(game, id, 'use species') ? speciesOf(game, game.facts(id)) : []
}
