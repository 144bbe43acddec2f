import type { Game } from '../kernel/game.ts'
import { reminderIsDiscarded, reminds } from '../questions/draws-and-discards/settled.ts'
import { record } from './history.ts'
import { discard, move } from './moves.ts'
import { isPersonnel } from './places.ts'
import { isReminder } from './reminder.ts'
import type { CardId } from './state.ts'

/** Lays the card that is being played on the personnel for whom it has a lasting effect, where the law has it so. */
export function remind(game: Game, card: CardId, affected: readonly CardId[]): void {
  const personnel = affected.find(id => isPersonnel(game, id))
  if (personnel === undefined || game.card(card).place !== 'play' || !game.decide(reminds, { card, personnel })) return
  move(game, card, 'on', personnel)
  record(game, game.card(card).controller, 'reminds', card)
  const modifiers = game.state.modifiers.map(m => (m.by === card ? { ...m, whileInPlay: card } : m))
  game.state = { ...game.state, modifiers }
}

/** Discards reminders of effects that are over. */
export function discardExpired(game: Game): void {
  for (const { id } of game.state.cards) {
    if (!isReminder(game, id) || game.text(id).standing || game.state.modifiers.some(m => m.by === id)) continue
    if (game.decide(reminderIsDiscarded, { card: id, because: 'expired' })) discard(game, id)
  }
}

/** Discards the reminder that is cured; false = it is none. */
export function cureReminder(game: Game, card: CardId): boolean {
  if (!isReminder(game, card)) return false
  if (game.decide(reminderIsDiscarded, { card, because: 'cured' })) discard(game, card)
  return true
}
