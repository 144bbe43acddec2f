import type { Site } from '../../../board/group.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { areSolvedTogether, waitsForAnotherTurn } from '../../../questions/missions/settled.ts'

/** Refuses an attempt of a mission of which another copy is completed, where the law takes them for one. */
export function checkCopies(game: Game, mission: CardId): void {
  const { title } = game.card(mission)
  const other = game.state.cards.find(c => c.id !== mission && c.title === title && c.is.includes('completed'))
  if (other && game.decide(areSolvedTogether, { mission, other: other.id }))
    refuse('no-effect', `${other.id} is completed`, [mission, other.id])
}

/** Refuses an attempt after that of another mission in the turn, or by a ship that has moved in it, where the law does. */
export function checkHaste(game: Game, player: PlayerName, mission: CardId, sites: readonly Site[]): void {
  const deeds = game.state.history.filter(d => d.turn === game.state.turn.number)
  const attempted = deeds.some(d => d.kind === 'attempt' && d.player === player && d.card !== mission)
  const moved = sites.some(
    ({ kind, holder }) => kind === 'crew' && deeds.some(d => d.kind === 'move' && d.card === holder),
  )
  const waits = (because: 'another attempt' | 'the ship has moved'): boolean =>
    game.decide(waitsForAnotherTurn, { mission, because })
  if ((attempted && waits('another attempt')) || (moved && waits('the ship has moved')))
    refuse('limit', `${player} may not attempt ${mission} this turn`, [mission])
}
