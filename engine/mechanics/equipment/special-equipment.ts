import type { CardFacts } from '../../../cards/facts.ts'
import type { Game } from '../../kernel/game.ts'
import { isSpecialEquipment } from './questions.ts'

/** The systems that stand on the card as phrases; a made-up card has them among its keywords. */
export const systemsOf = ({ systems = [], keywords = [] }: CardFacts): readonly string[] => [...systems, ...keywords]

/** Has the card this system printed on it? */
export const hasSystem = (printed: CardFacts, system: string): boolean => systemsOf(printed).includes(system)

/** The special equipment of a ship. */
export function specialEquipmentOf(game: Game, { type, systems = [] }: CardFacts): readonly string[] {
  if (type !== 'ship') return []
  return systems.filter(system => game.decide(isSpecialEquipment, { system, as: 'phrase' }))
}
