import { cardsIn } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { targetedAs } from '../../../questions/scouting/objective.ts'

/** May an objective target the mission as a location of this kind? */
export function isTargetedAs(game: Game, mission: CardId, as: 'planet' | 'space'): boolean {
  return game.decide(targetedAs, { mission, as })
}

/** Does an objective that only Borg use lie on it? */
export function hasBorgObjective(game: Game, mission: CardId): boolean {
  return cardsIn(game, 'on', mission).some(({ id }) => {
    const { type, icons } = game.facts(id)
    return type === 'objective' && !!icons?.includes('borg use only')
  })
}
