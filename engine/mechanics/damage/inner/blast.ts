import { cardsIn, locationOf } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { damagesOthersAsItGoes, goesOffWithItsShip, isHarmedByTheBlast } from '../../../questions/damage/blast.ts'

/** The other ships there that the law has damaged along with a ship that is about to be destroyed. */
export function caughtInTheBlast(game: Game, ship: CardId, by: CardId | undefined): readonly CardId[] {
  const at = locationOf(game, ship)
  if (at === undefined || game.facts(ship).type !== 'ship') return []
  if (!game.decide(damagesOthersAsItGoes, { ship, by }) && !setsOff(game, ship, by)) return []
  return cardsIn(game, 'space', at)
    .map(c => c.id)
    .filter(id => id !== ship && game.facts(id).type === 'ship')
}

/** Does a card on the ship that was to destroy it go off now? */
const setsOff = (game: Game, ship: CardId, by: CardId | undefined): boolean =>
  cardsIn(game, 'on', ship).some(
    ({ id: card }) => card !== by && isDoom(game, card) && game.decide(goesOffWithItsShip, { card, ship }),
  )

/** Does a card damage the ship, or does the law keep one that blows up its own ship from that? */
export const isHarmed = (game: Game, ship: CardId, by: CardId): boolean =>
  !isDoom(game, by) || game.decide(isHarmedByTheBlast, { ship, by })

const isDoom = (game: Game, card: CardId): boolean =>
  !!game.text(card).timed?.some(t => t.effects.some(e => e.do === 'destroy' && e.who === 'host'))
