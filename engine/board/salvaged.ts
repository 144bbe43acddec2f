import type { Game } from '../kernel/game.ts'
import { cardsWith } from '../text/cards-with.ts'
import { cardsIn } from './places.ts'
import { hasSystem, specialEquipmentOf } from './special-equipment.ts'
import type { CardId } from './state.ts'

const adding = cardsWith(text => text.addsEquipmentBeneath)

/** Is the system special equipment of a ship that lies beneath a card, which adds it to all ships of that player? */
export function isSalvaged(game: Game, ship: CardId, system: string): boolean {
  if (game.facts(ship).type !== 'ship') return false
  const { controller } = game.card(ship)
  return adding(game).some(({ id, controller: whose }) => {
    const clause = game.text(id).addsEquipmentBeneath
    if (!clause || !game.inForce(clause)) return false
    game.credit(clause)
    const wrecks = cardsIn(game, 'under', id).map(c => game.facts(c.id))
    return whose === controller && wrecks.some(wreck => specialEquipmentOf(game, wreck).includes(system))
  })
}

/** Has the card this system, printed on it or added to it? */
export const carriesSystem = (game: Game, card: CardId, system: string): boolean =>
  hasSystem(game.facts(card), system) || isSalvaged(game, card, system)
