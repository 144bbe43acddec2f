import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** What a skill serves for when its personnel is looked at. */
export type UseOfSkills = 'mission requirement' | 'dilemma requirement' | 'own text' | 'description'

/** Is it a use of the skill? */
export const isUse = question<{ card: CardId; skill: string; as: UseOfSkills }, boolean>()('is a use of a skill', false)

/** May the player leave a skill of the personnel unused that is asked for; `restricted` = a text wants something for its use. */
export const mayLeaveUnused = flag<{ card: CardId; skill: string; restricted: boolean }>()('may leave a skill unused')

/** Does one payment serve for all skills that the personnel uses at that time? */
export const onePaymentForAll = flag<{ by: CardId; card: CardId }>()('one payment serves for all skills')

/** What the text of a skill says of when it may be used. */
export type WordsOfUse = 'each turn' | 'every turn' | 'at any time' | 'special download' | 'nothing'

/** May a skill be used in this turn; `own` = it is its player's, `response` = it answers something. */
export const isUsableInTurn = flag<{ card: CardId; own: boolean; response: boolean; says: WordsOfUse }>()(
  'is usable in the turn',
  true,
)

/** Are levels of several personnel added up; `onOne` = the text wants them on one personnel? */
export const levelsAddUp = flag<{ skill: string; level: number; onOne: boolean }>()('levels add up', true)
