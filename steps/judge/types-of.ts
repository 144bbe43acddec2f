import { findCard } from '../../cards/catalogue.ts'
import type { CardType } from '../../cards/facts.ts'
import type { MadeUp } from '../../protocol/types.ts'

/** The title as the catalogue spells it. */
export const canonical = (title: string): string => findCard(title)?.title ?? title

/** The types of cards that are made up in a scenario, by title. */
export type MadeTypes = ReadonlyMap<string, CardType>

const none: MadeTypes = new Map()
const known = new WeakMap<readonly MadeUp[], MadeTypes>()

/** Worked out once for a list, which stays as it is; of two cards with one title the first holds. */
export function typesOf(made: readonly MadeUp[] = []): MadeTypes {
  if (!made.length) return none
  const types = known.get(made) ?? new Map(made.toReversed().map(({ title, type }) => [title, type]))
  known.set(made, types)
  return types
}

/** Type of a card by its title: made up in the scenario, or printed. */
export function typeOfTitle(title: string, made: MadeTypes): CardType | undefined {
  return made.get(title) ?? findCard(title)?.type
}

/** The type by which the place of a card is told: an artifact that is used as equipment lies where equipment does. */
export function placedAs(title: string, made: MadeTypes): CardType | undefined {
  const isEquipment = !made.has(title) && !!findCard(title)?.keywords?.includes('equipment artifact')
  return isEquipment ? 'equipment' : typeOfTitle(title, made)
}
