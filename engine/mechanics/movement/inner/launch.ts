import { requireCan } from '../../../board/can.ts'
import { beginOrders, record, requireOwnCards } from '../../../board/history.ts'
import { move } from '../../../board/moves.ts'
import { cardsIn, carriedBy, inPlay, locationOf } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { type Flow, refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { launchesByItself, mayLeaveADoomedShip } from '../../../questions/movement/settled.ts'
import { matches } from '../../../text/match.ts'
import { meets } from '../../../text/requirement.ts'
import { checkStaffing } from '../../staffing/staffing.ts'
import { moment } from '../../timing/moment.ts'

/** The ship leaves the one that carries it. */
export function* launch(game: Game, player: PlayerName, ship: CardId): Flow {
  checkLaunch(game, player, ship)
  beginOrders(game, player)
  yield* moment(game, player)
  leaveItsCarrier(game, player, ship)
}

export function leaveItsCarrier(game: Game, player: PlayerName, ship: CardId): void {
  move(game, ship, 'space', locationOf(game, ship)!)
  record(game, player, 'launched', ship)
}

/** Refuses a ship that may not leave the one that carries it. */
export function checkLaunch(game: Game, player: PlayerName, ship: CardId): void {
  const { holder: carrier } = game.card(ship)
  requireOwnCards(game, player, [ship])
  if (!isLaunchedBy(game, player, ship, carrier) && !game.decide(launchesByItself, { ship, carrier }))
    refuse('requirement', `Nothing lets ${carrier} launch ${ship}`, [ship, carrier])
  requireCan(game, [ship], 'move')
  checkStaffing(game, player, ship)
  const doom = doomsOf(game, carrier).find(by => !game.decide(mayLeaveADoomedShip, { shuttle: ship, carrier, by }))
  if (doom !== undefined) refuse('blocked', `${carrier} is lost, and ${ship} with it`, [ship], 'start', doom)
}

/** Does a card in play let a ship with what it takes aboard launch the other one? */
function isLaunchedBy(game: Game, player: PlayerName, ship: CardId, carrier: CardId): boolean {
  return game.state.cards.some(card => {
    const text = game.text(card.id).launches
    if (!text || !game.inForce(text) || card.controller !== player || !inPlay(card)) return false
    if (!matches(game, ship, text.what, player) || !matches(game, carrier, text.by, player)) return false
    if (!meets(game, text.needs, carriedBy(game, carrier), player, carrier)) return false
    game.credit(text)
    return true
  })
}

/** The cards on the ship that are going to destroy it. */
const doomsOf = (game: Game, ship: CardId): readonly CardId[] =>
  cardsIn(game, 'on', ship)
    .map(c => c.id)
    .filter(id => game.text(id).timed?.some(t => t.effects.some(e => e.do === 'destroy' && e.who === 'host')))
