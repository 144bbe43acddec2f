import type { CardId, PlayerName } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mayHaveSeveralObjectives } from '../../questions/scouting/settled.ts'
import { suspends } from './inner/suspended.ts'
import { objectivesOf } from './objectives.ts'

const isForBorgOnly = (game: Game, card: CardId): boolean => !!game.facts(card).icons?.includes('borg use only')

/** Refuses a second current objective of the Borg, where the law does. */
export function checkOneObjective(game: Game, player: PlayerName, card: CardId): void {
  if (game.facts(card).type !== 'objective' || !isForBorgOnly(game, card)) return
  const current = objectivesOf(game, player).find(
    ({ id }) => id !== card && !suspends(game, card, id) && game.card(id).face !== 'down' && isForBorgOnly(game, id),
  )
  if (current && !game.decide(mayHaveSeveralObjectives, { player, objective: card }))
    refuse('limit', `${player} has the objective ${current.id}, which is not completed`, [current.id])
}
