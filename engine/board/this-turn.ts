import type { Game } from '../kernel/game.ts'
import type { CardId, Deed, DeedKind } from './state.ts'

/** What has been done in this turn. */
const deedsOf = (game: Game): readonly Deed[] => game.state.history.filter(d => d.turn === game.state.turn.number)

/** Has the card done this in this turn? */
export const didThisTurn = (game: Game, card: CardId, ...kinds: readonly DeedKind[]): boolean =>
  deedsOf(game).some(d => kinds.includes(d.kind) && d.card === card)

/** Has the ship moved in this turn, or used RANGE in it? */
export const hasMoved = (game: Game, ship: CardId): boolean =>
  !!game.card(ship).count['range-used'] || didThisTurn(game, ship, 'move')

/** Was the card beamed in this turn from another ship that had moved in it before? */
export function cameWithAnotherShip(game: Game, card: CardId): boolean {
  const deeds = deedsOf(game)
  return deeds.some(({ kind, cards = [], places = [] }, at) => {
    const from = kind === 'beam' ? places[cards.indexOf(card)] : undefined
    return from !== game.card(card).holder && deeds.slice(0, at).some(d => d.kind === 'move' && d.card === from)
  })
}
