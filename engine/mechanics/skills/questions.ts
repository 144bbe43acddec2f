import type { CardId, Modifiable } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** How the modifiers of one number are folded. */
export const modifierOrder = question<
  { card: CardId; attribute: keyof Modifiable | 'requirement'; by: readonly number[] },
  'add, then multiply' | 'as played'
>()('modifier order', 'add, then multiply')

/** How many levels of a skill of another one the card gains; `level` = those that it has there, `alone` = no other skill comes with it. */
export const levelsGained = question<
  { card: CardId; of: CardId; skill: string; level: number; alone: boolean },
  number
>()('levels gained', ({ level }) => level)

/** Where a skill stands in the box that it comes to. */
export const placeInBox = question<
  { card: CardId; skill: string; as: 'gained' | 'former classification' },
  'first' | 'last' | 'nowhere'
>()('place in the skills box', ({ as }) => (as === 'gained' ? 'last' : 'nowhere'))

/** Does a skill that comes to a box that has it raise its level there? */
export const levelsJoin = flag<{ card: CardId; skill: string }>()('levels of one skill join', true)

/** May a skill of this card be selected, added to another one, doubled, shared? */
export const mayBeTaken = flag<{
  card: CardId
  skill: string
  level: number
  as: 'selected' | 'added' | 'doubled' | 'shared'
}>()('may be taken', true)

/** Is a skill that another card has added one of all the skills of the card? */
export const isAllSkills = flag<{ card: CardId; skill: string; by: CardId }>()('is one of all skills', true)

/** Does a lost skill leave a blank in its place? */
export const leavesBlank = flag<{ card: CardId }>()('leaves a blank', false)

/** Does this much of a skill, on one card or on all who may use it, do where so many levels are asked for? */
export const isMet = question<{ skill: string; level: number; total: number }, boolean>()(
  'skill is met',
  ({ total, level }) => total >= level,
)
