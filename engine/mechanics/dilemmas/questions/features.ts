import type { CardId } from '../../../board/state.ts'
import { flag, question } from '../../../kernel/question.ts'

/** Is a dilemma overcome rather than nullified where its conditions are met and its nullifier is present? */
export const overcomeThoughNullifiable = flag<{ dilemma: CardId }>()('is overcome though nullifiable')

/** What a dilemma may lack of its targets; first of all any card with the features that it asks for. */
export type Lack =
  | 'feature'
  | 'one of several'
  | 'number'
  | 'ship or facility'
  | 'destination'
  | 'somebody for its conditions'

/** Is the dilemma without a target because this is lacking? */
export const isWithoutATarget = question<{ dilemma: CardId; lacking: Lack }, boolean>()('is without a target', false)

/** Do the conditions of a dilemma that is in play cure it? `located` = it lies at a location. */
export const conditionsCureInPlay = question<{ dilemma: CardId; located: boolean }, boolean>()(
  'conditions cure in play',
  false,
)

/** Does a card whose text says so nullify the dilemma by being there? */
export const nullifiesByBeingThere = question<{ dilemma: CardId; by: CardId }, boolean>()(
  'nullifies by being there',
  false,
)

/** Is the dilemma, which is in play, nullified by what its text asks for? */
export const isNullifiedInPlay = question<{ dilemma: CardId }, boolean>()('is nullified in play', false)

/** Do conditions that look at the player, and not at those who face the dilemma, count? */
export const playerMeetsConditions = flag<{ dilemma: CardId }>()('player meets conditions')

/** May a player leave conditions unmet that his cards meet? */
export const mayDeclineToOvercome = flag<{ dilemma: CardId }>()('may decline to overcome')

/** What is asked for within a certain time, is it a condition or a cure? */
export const askedForInTime = question<{ dilemma: CardId }, 'conditions' | 'cure'>()('asked for in time', 'conditions')

/** When does a cure work that is there from the beginning? */
export const presentCureWorks = question<{ dilemma: CardId }, 'before the effect' | 'after the effect'>()(
  'present cure works',
  'before the effect',
)

/** Is the dilemma cured by what a player does? */
export const isCuredByAnAction = question<{ dilemma: CardId }, boolean>()('is cured by an action', false)

/** Are the conditions of a dilemma failed although what nullifies it is there? */
export const failsThoughNullifiable = flag<{ dilemma: CardId }>()('fails though nullifiable')
