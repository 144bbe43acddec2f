import { cardsIn } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { targetedAs } from './objective-questions.ts'
import { countsAsScouted } from './questions.ts'

/** May an objective target the mission as a location of this kind? */
export function isTargetedAs(game: Game, mission: CardId, as: 'planet' | 'space'): boolean {
  return game.decide(targetedAs, { mission, as })
}

/** Has the mission been scouted, for texts that want one that has not? */
export function isScouted(game: Game, mission: CardId): boolean {
  const completed = game.card(mission).is.includes('scouted')
  const emptied = !cardsIn(game, 'under', mission).some(c => game.facts(c.id).type === 'dilemma')
  return game.decide(countsAsScouted, { mission, completed, emptied })
}

/** Does an objective that only Borg use lie on it? */
export function hasBorgObjective(game: Game, mission: CardId): boolean {
  return cardsIn(game, 'on', mission).some(({ id }) => {
    const { type, icons } = game.facts(id)
    return type === 'objective' && !!icons?.includes('borg use only')
  })
}
