import type { Game } from '../kernel/game.ts'
import { countsAsATurn } from '../questions/turns/settled.ts'
import { type CardId, type DeedKind, opponentOf, type PlayerName } from './state.ts'

const isSecond = ({ state }: Game, turn: number): boolean =>
  state.history.some(d => d.kind === 'another turn' && d.turn === turn)

/** The turns that one player has taken one after the other, the one in progress included. */
export function turnsInARow(game: Game): number {
  const { number } = game.state.turn
  let first = number
  while (isSecond(game, first)) first -= 1
  return number - first + 1
}

/** The turns of the player, or of the one whose turn it is, that have begun since that turn, the one in progress included. */
export function turnsBegunSince(game: Game, since: number, player = game.state.turn.player): number {
  const { number } = game.state.turn
  let [owner, count]: [PlayerName, number] = [game.state.turn.player, 0]
  for (let turn = number; turn > since; turn -= 1) {
    const second = isSecond(game, turn)
    if (owner === player && (!second || game.decide(countsAsATurn, { turn }))) count += 1
    if (!second) owner = opponentOf(game.state, owner)
  }
  return count
}

const entering: ReadonlySet<DeedKind> = new Set(['placed', 'play', 'free play'])

/** The number of the turn in which the card was put where it is; undefined = before the first that is known. */
export const turnPlaced = ({ state }: Game, card: CardId): number | undefined =>
  state.history.filter(d => entering.has(d.kind) && d.card === card).at(-1)?.turn

/** Was the card put where it is in the turn in progress? */
export const isNew = (game: Game, card: CardId): boolean => turnPlaced(game, card) === game.state.turn.number
