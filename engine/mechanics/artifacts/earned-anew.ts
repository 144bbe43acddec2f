import { record } from '../../board/history.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mayBeUsedAgain } from '../../questions/draws-and-discards/questions.ts'

export interface AddedDeedKinds {
  /** Artifacts. */
  'earned anew': true
}

/** Refuses an artifact that came back to the hand and was not earned since, where the law wants it earned. */
export function requireEarned(game: Game, artifact: CardId): void {
  if (game.facts(artifact).type !== 'artifact') return
  const last = game.state.history.findLast(
    d => ['taken back', 'gone to the draw deck', 'earned anew'].includes(d.kind) && d.card === artifact,
  )
  if (!last || last.kind === 'earned anew') return
  const from = last.kind === 'taken back' ? 'discard pile' : 'draw deck'
  if (!game.decide(mayBeUsedAgain, { artifact, from }))
    refuse('forbidden', `${artifact} must be earned again first`, [artifact])
}

/** It was found under a mission. */
export const earnAnew = (game: Game, player: PlayerName, artifact: CardId): void =>
  record(game, player, 'earned anew', artifact)
