import { refuse } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import type { CardId, Deed, DeedKind, PlayerName } from './state.ts'

/** Adds a deed to the history of the game. */
export function record(game: Game, player: PlayerName, kind: DeedKind, card?: CardId, cards?: readonly CardId[]): void {
  remember(game, { player, kind, ...(card ? { card } : {}), ...(cards ? { cards } : {}) })
}

/** As `record`, with all that is worth knowing of the deed. */
export function remember(game: Game, deed: Omit<Deed, 'turn'>): void {
  const dated = { turn: game.state.turn.number, ...deed }
  game.state = { ...game.state, history: [...game.state.history, dated] }
}

/** Where the card was before it was last beamed. */
export function leftLast(game: Game, card: CardId): string | undefined {
  const deed = game.state.history.findLast(d => d.kind === 'beam' && d.cards?.includes(card))
  return deed?.places?.[deed.cards!.indexOf(card)]
}

/** Orders end the segment of card plays. */
export function beginOrders(game: Game, player: PlayerName): void {
  const { turn } = game.state
  if (turn.player !== player) refuse('wrong-player', `It is ${turn.player}'s turn`)
  if (['play', 'start'].includes(turn.phase)) game.state = { ...game.state, turn: { ...turn, phase: 'orders' } }
  if (turn.phase === 'end' || turn.phase === 'discard')
    refuse('wrong-time', 'Orders are executed before the end of the turn')
}
