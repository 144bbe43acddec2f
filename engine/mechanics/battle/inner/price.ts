import type { CardId, PlayerName } from '../../../board/state.ts'
import { type Flow, refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { payable, playAsCost } from '../../timing/play-as-cost.ts'

/** Refuses a battle to whoever cannot pay for it what the location asks. */
export function checkPrice(game: Game, player: PlayerName, at: CardId | undefined): void {
  const price = priceAt(game, at)
  if (!price || payable(game, player, price.playing).length) return
  game.credit(price)
  refuse('cost', `${player} has no card in hand that pays for a battle at ${at}`, [at!], 'cost')
}

/** Pays what the location asks of whoever begins a battle there; false when the battle does not begin. */
export function* payPrice(game: Game, player: PlayerName, at: CardId | undefined): Flow<boolean> {
  const price = priceAt(game, at)
  if (at === undefined || !price) return true
  game.credit(price)
  return yield* playAsCost(game, player, price.playing, { by: at, on: [at] })
}

function priceAt(game: Game, at: CardId | undefined) {
  const price = at === undefined ? undefined : game.text(at).battleHere
  return price && game.inForce(price) ? price : undefined
}
