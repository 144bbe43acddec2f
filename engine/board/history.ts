import { refuse } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { actsInTheOthersTurn, ordersAtTheEnd, ordersTheOthersCards, playsFromElsewhere } from './questions.ts'
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

/** Refuses what a player does only in his own turn. */
export function requireOwnTurn(game: Game, player: PlayerName, cards: readonly CardId[] = []): void {
  const { turn } = game.state
  if (turn.player !== player && !game.decide(actsInTheOthersTurn, { player }))
    refuse('wrong-player', `It is ${turn.player}'s turn`, cards)
}

/** Refuses cards of the other player, where a player gives orders to his own alone. */
export function requireOwnCards(game: Game, player: PlayerName, cards: readonly CardId[]): void {
  const others = cards.filter(card => game.card(card).controller !== player)
  if (others.length && !game.decide(ordersTheOthersCards, { player, cards: others }))
    refuse('not-controlled', `${others.join(', ')} is not ${player}'s`, others)
}

/** Refuses cards that are not in the player's hand, where he plays cards from there alone. */
export function requireInHand(game: Game, player: PlayerName, cards: readonly CardId[]): void {
  const elsewhere = cards.filter(card => game.card(card).place !== 'hand' || game.card(card).holder !== player)
  if (elsewhere.length && !game.decide(playsFromElsewhere, { player, cards: elsewhere }))
    refuse('wrong-place', `${elsewhere.join(', ')} is not in ${player}'s hand`, elsewhere)
}

/** Orders end the segment of card plays. */
export function beginOrders(game: Game, player: PlayerName): void {
  requireOwnTurn(game, player)
  const { turn } = game.state
  if (['play', 'start'].includes(turn.phase)) game.state = { ...game.state, turn: { ...turn, phase: 'orders' } }
  if ((turn.phase === 'end' || turn.phase === 'discard') && !game.decide(ordersAtTheEnd, { player }))
    refuse('wrong-time', 'Orders are executed before the end of the turn')
}
