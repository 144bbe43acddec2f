import { remember } from '../../../board/history.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'

const kind = 'section done with'

/** Remembers that the section, counted from 0, need not be met again. */
export function doneWith(game: Game, player: PlayerName, dilemma: CardId, section: number): void {
  remember(game, { player, kind, card: dilemma, number: section })
}

/** Was the section, counted from 0, done with when the dilemma was met before? */
export const isDoneWith = (game: Game, dilemma: CardId, section: number): boolean =>
  game.state.history.some(d => d.kind === kind && d.card === dilemma && d.number === section)
