import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { type GrantedAction, isGranted } from '../../questions/reporting/questions.ts'

/** The card that lets the player do this now, if one does. */
export function granting(game: Game, player: PlayerName, next: GrantedAction): CardId | undefined {
  const { history, turn } = game.state
  const since = history.findLastIndex(
    d => d.kind === 'actions granted' && d.player === player && d.turn === turn.number,
  )
  const by = history[since]?.card
  if (by === undefined) return undefined
  const done = history.slice(since).flatMap((d): readonly GrantedAction[] => {
    if (d.kind === 'free play' && d.cards?.includes(by)) return ['play']
    return d.kind === 'granted draw' && d.card === by ? ['draw'] : []
  })
  return game.decide(isGranted, { by, done, next }) ? by : undefined
}
