import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'
import { fliesDirectly } from '../movement/questions.ts'

/** Do crews and Away Teams at one location count as one for what nullifies the dilemma? */
export const groupsCountTogether = flag<{ dilemma: CardId }>()('groups count together')

/** Is a dilemma on the mission discarded when the mission is solved? */
export const leavesWithTheMission = flag<{ dilemma: CardId; mission: CardId }>()('leaves with the mission')

/** Is whoever is at the location of a facility at the facility? */
export const isAtTheFacility = flag<{ card: CardId; facility: CardId }>()('is at the facility', true)

/** Does a dilemma that keeps one ship from moving hold the others at the location, too? None of those that fly from any mission to any other. */
export const holdsTheOthersThere = question<{ dilemma: CardId; ship: CardId }, boolean>()(
  'holds the others there',
  ({ ship }, game) => !game.decide(fliesDirectly, { ship }),
)
