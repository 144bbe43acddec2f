import type { CardId, Modifiable } from '../../board/state.ts'
import type { Title } from '../../kernel/printed-otherwise.ts'
import { flag, question } from '../../kernel/question.ts'
import type { Trigger } from '../../kernel/trigger.ts'

/** How the modifiers of one number are folded. */
export const modifierOrder = question<
  { card: CardId; attribute: keyof Modifiable | 'requirement'; by: readonly number[] },
  'add, then multiply' | 'as played'
>()('modifier order', 'add, then multiply')

/** How a skill comes to a box. */
export type Coming = 'added' | 'selected' | 'doubled' | 'replacing'

/** How many levels of a skill of another one the card gains; `level` = those that it has there, `alone` = no other skill comes with it. */
export const levelsGained = question<
  { card: CardId; of: CardId; skill: string; level: number; alone: boolean; as: Coming },
  number
>()('levels gained', ({ level, as }) => (as === 'selected' ? 1 : level))

/** May a player who selects among all skills of the game take this one? `type` = it is a personnel type, `listed` = some skills box has it, `there` = somebody in play has it. */
export const isOpenToAll = question<
  { card: CardId; skill: string; type: boolean; listed: boolean; there: boolean },
  boolean
>()('is open to all', ({ listed }) => listed)

/** May one skill be taken twice where several are selected? */
export const mayBeRepeated = flag<{ card: CardId }>()('may be selected twice')

/** Does a text that takes all skills take this one, which the card has itself? */
export const isRemoved = flag<{ card: CardId; skill: string; by: CardId }>()('is removed', true)

/** Has the card what is chosen when it reports, or shared with it then, before it is in play? */
export const hasItBefore = flag<{ card: CardId; what: 'skill' | 'feature' }>()('has it before it reports')

/** Is a text that is used once each turn used once by all copies of the card together? */
export const copiesShareTheTurn = question<{ title: Title }, boolean>()('copies share the turn', true, 'title')

/** The titles that are used once each turn between them; none = each by itself. */
export const titlesShareTheTurn = question<{ title: Title }, readonly string[]>()('titles share the turn', [], 'title')

/** May the two meld? */
export const mayMeld = flag<{ card: CardId; with: CardId }>()('may meld', true)

/** May a text that is used so often in a turn be used in the middle of this? */
export const mayBreakIn = flag<{ card: CardId; trigger: Trigger }>()('may break in')

/** Where a skill stands in the box that it comes to. */
export const placeInBox = question<
  { card: CardId; skill: string; as: 'gained' | 'former classification' },
  'first' | 'last' | 'nowhere'
>()('place in the skills box', ({ as }) => (as === 'gained' ? 'last' : 'nowhere'))

/** Does a skill that comes to a box that has it raise its level there? */
export const levelsJoin = flag<{ card: CardId; skill: string }>()('levels of one skill join', true)

/** May a skill of this card be selected, added to another one, doubled, shared? */
export const mayBeTaken = question<
  { card: CardId; skill: string; level: number; as: 'selected' | 'added' | 'doubled' | 'shared' },
  boolean
>()('may be taken', true, 'as')

/** Is a skill that another card has added one of all the skills of the card? */
export const isAllSkills = flag<{ card: CardId; skill: string; by: CardId }>()('is one of all skills', true)

/** Does a lost skill leave a blank in its place? */
export const leavesBlank = flag<{ card: CardId }>()('leaves a blank', false)

/** Does this much of a skill, on one card or on all who may use it, do where so many levels are asked for? */
export const isMet = question<{ skill: string; level: number; total: number }, boolean>()(
  'skill is met',
  ({ total, level }) => total >= level,
)

/** Is the android one to be reprogrammed? `variable` = something of it was chosen when it reported. */
export const mayBeReprogrammed = flag<{ card: CardId; by: CardId; variable: boolean }>()('may be reprogrammed', true)

/** May what was chosen of the android be replaced? */
export const mayBeReplaced = question<{ card: CardId; what: 'classification' | 'gender' | 'skill' }, boolean>()(
  'may be replaced',
  false,
  'what',
)

/** May this be put in in place of a skill? `present` = another personnel there has it. */
export const canBeProgrammed = flag<{ card: CardId; by: CardId; skill: string; level: number; present: boolean }>()(
  'can be programmed',
  true,
)

/** Are androids of the other player reprogrammed as well? */
export const reprogramsTheirs = flag<{ card: CardId; by: CardId }>()("reprograms the opponent's")

/** May androids be reprogrammed now? `times` = so often it was done in this turn. */
export const mayReprogramNow = flag<{ by: CardId; ownTurn: boolean; times: number }>()('may reprogram now', true)
