import type { CardId, Modifiable, PlayerName } from '../../board/state.ts'
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

/** Does the text of the card let the player's Borg share skills? */
export const letsShare = flag<{ card: CardId; player: PlayerName }>()('lets Borg share skills')

/** Do they share whether their player wants them to or not? */
export const sharesByItself = flag<{ by: CardId }>()('shares by itself', true)

/** Is an assimilated personnel one of the Borg who share skills? */
export const countsAsBorg = flag<{ card: CardId }>()('counts as a Borg', true)

/** Does a Borg share skills that is not in play yet? */
export const sharesBeforeReporting = flag<{ card: CardId }>()('shares before it reports', true)

/** Do two Borg of one player belong to one hive? */
export const isOfOneHive = flag<{ card: CardId; other: CardId }>()('is of one hive', true)

/** Does the Borg share skills; `linked` = a Borg with the Communication icon is in its crew or Away Team. */
export const takesPart = flag<{ card: CardId; linked: boolean }>()('takes part in sharing', true)

/** At which level a skill is shared that Borg of the hive have at these levels. */
export const levelShared = question<{ skill: string; levels: readonly number[] }, number>()(
  'level shared',
  ({ levels }) => levels.reduce((sum, level) => sum + level, 0),
)

/** Does a skill that others share with a personnel add to the total of a group for each who has it? */
export const sharedLevelsAddUp = flag<{ skill: string }>()('shared levels add up', true)

/** Does a text by which one personnel has skills of another one give that one its skills in return? */
export const givesInReturn = flag<{ by: CardId; card: CardId; of: CardId }>()('gives skills in return')

/** What a skill serves for when its personnel is looked at. */
export type UseOfSkills = 'mission requirement' | 'dilemma requirement' | 'own text' | 'description'

/** Is it a use of the skill? */
export const isUse = question<{ card: CardId; skill: string; as: UseOfSkills }, boolean>()('is a use of a skill', false)

/** May the player leave a skill of the personnel unused that is asked for; `restricted` = a text wants something for its use. */
export const mayLeaveUnused = flag<{ card: CardId; skill: string; restricted: boolean }>()('may leave a skill unused')

/** May a skill be used that a text restricts, if what the text wants is paid? */
export const mayBePaidFor = flag<{ by: CardId; card: CardId; skill: string }>()('may be paid for')

/** Does one payment serve for all skills that the personnel uses at that time? */
export const onePaymentForAll = flag<{ by: CardId; card: CardId }>()('one payment serves for all skills')

/** What the text of a skill says of when it may be used. */
export type WordsOfUse = 'each turn' | 'every turn' | 'at any time' | 'special download' | 'nothing'

/** May a skill be used in this turn; `own` = it is its player's, `response` = it answers something. */
export const isUsableInTurn = flag<{ card: CardId; own: boolean; response: boolean; says: WordsOfUse }>()(
  'is usable in the turn',
  true,
)

/** May a skill that answers nothing be used in the midst of an action? */
export const mayInterrupt = flag<{ card: CardId }>()('a skill may interrupt')

/** Does what a skill does by itself hold in the turns of the other player, too? */
export const holdsInEveryTurn = flag<{ card: CardId }>()('holds in every turn', true)

/** Does the classification of a personnel do where its personnel type is asked for? */
export const classificationDoes = flag<{ card: CardId; type: string }>()('the classification does', true)

/** Are levels of several personnel added up; `onOne` = the text wants them on one personnel? */
export const levelsAddUp = flag<{ skill: string; level: number; onOne: boolean }>()('levels add up', true)

/** Has a personnel a skill of which its lore speaks? */
export const loreGivesSkill = flag<{ card: CardId; skill: string }>()('lore gives a skill')
