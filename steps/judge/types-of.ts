import { findCard } from '../../cards/catalogue.ts'
import type { CardType } from '../../cards/facts.ts'
import type { MadeUp } from '../../protocol/types.ts'

/** The title as the catalogue spells it. */
export const canonical = (title: string): string => findCard(title)?.title ?? title

/** Type of a card by its title: made up in the scenario, or printed. */
export function typeOfTitle(title: string, made: readonly MadeUp[]): CardType | undefined {
  return made.find(m => m.title === title)?.type ?? findCard(title)?.type
}
