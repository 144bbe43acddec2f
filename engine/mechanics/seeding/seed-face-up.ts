import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mayBeDoneWhileSeeding } from '../../questions/suspends-play/questions.ts'
import { carryOut } from '../../text/carry-out.ts'

/** What the text of a card just seeded does at once. */
export function* actAtOnce(game: Game, player: PlayerName, card: CardId): Flow {
  const effects = game.text(card).seeds?.effects ?? []
  const allowed = game.decide(mayBeDoneWhileSeeding, { deed: 'text of a card just seeded' })
  if (allowed) yield* carryOut(game, effects, { you: player, this: card })
}

export function isSeeding(game: Game): boolean {
  return game.state.turn.phase.startsWith('seed-')
}
