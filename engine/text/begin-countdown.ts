import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import type { PlayText } from './play-text.ts'

/** From now on the card counts down, if its text has the icon. */
export function beginCountdown(game: Game, card: CardId, { countdown }: Pick<PlayText, 'countdown'>): void {
  if (countdown === undefined) return
  if (typeof countdown === 'number') return game.change(card, { count: { countdown } })
  if (!game.inForce(countdown)) return
  game.credit(countdown)
  game.change(card, { count: { countdown: countdown.from } })
}
