import type { CardFacts } from '../../cards/facts.ts'
import type { Game } from '../kernel/game.ts'
import { isSpecialEquipment, type PrintedAs } from '../questions/equipment/questions.ts'

/** The systems that stand on the card as phrases; a made-up card has them among its keywords. */
export const systemsOf = ({ systems = [], keywords = [] }: CardFacts): readonly string[] => [...systems, ...keywords]

/** Has the card this system printed on it? */
export const hasSystem = (printed: CardFacts, system: string): boolean => systemsOf(printed).includes(system)

/** The special equipment of a ship. */
export function specialEquipmentOf(game: Game, printed: CardFacts): readonly string[] {
  if (printed.type !== 'ship') return []
  return onShip(printed).flatMap(({ system, as }) => (game.decide(isSpecialEquipment, { system, as }) ? [system] : []))
}

/** What might be special equipment of a ship, and how it stands there. */
function onShip({ systems = [], besides = {} }: CardFacts): readonly { system: string; as: PrintedAs }[] {
  const phrases = systems.map(system => ({ system, as: 'phrase' as const }))
  const others = Object.entries(besides).map(([system, as]) => ({ system, as }))
  return [...phrases, ...others, regularTransporters]
}

const regularTransporters = { system: 'Transporters', as: 'nothing' } as const

/** Are the transporters that every ship has special equipment? */
export const transportersAreSpecial = (game: Game): boolean => game.decide(isSpecialEquipment, regularTransporters)
