import { move } from '../../board/moves.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { type Flow, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { carryOut } from '../../text/carry-out.ts'
import { mayBeDoneWhileSeeding } from '../suspends-play/questions.ts'
import { checkOpening } from './open-side-deck.ts'

/** Seeds a card face up on the table, and carries out what its text does at once. */
export function* seedFaceUp(game: Game, player: PlayerName, card: CardId): Flow {
  const { seeds, opens } = game.text(card)
  if (!seeds && !opens) refuse('forbidden', `${card} is not seeded on the table`, [card])
  if (!isSeeding(game)) refuse('wrong-time', `${card} is seeded in the seed phases`, [card])
  if (opens) checkOpening(game, player, card)
  move(game, card, 'core', player)
  game.change(card, { face: 'up' })
  yield* actAtOnce(game, player, card)
}

/** What the text of a card just seeded does at once. */
export function* actAtOnce(game: Game, player: PlayerName, card: CardId): Flow {
  const effects = game.text(card).seeds?.effects ?? []
  const allowed = game.decide(mayBeDoneWhileSeeding, { deed: 'text of a card just seeded' })
  if (allowed) yield* carryOut(game, effects, { you: player, this: card })
}

export function isSeeding(game: Game): boolean {
  return game.state.turn.phase.startsWith('seed-')
}
