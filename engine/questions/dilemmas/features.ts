import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

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

/** Are the conditions of a dilemma failed although what nullifies it is there? */
export const failsThoughNullifiable = flag<{ dilemma: CardId }>()('fails though nullifiable')
