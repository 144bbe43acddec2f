import type { CardId, Modifiable } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** How the modifiers of one number are folded. `as the player likes` = so that it becomes as high as it can. */
export const modifierOrder = question<
  { card: CardId; attribute: keyof Modifiable | 'requirement'; by: readonly number[] },
  'add, then multiply' | 'as played' | 'as the player likes'
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

/** Whose personnel does a card mean that speaks of being with somebody? */
export const whoseCompany = question<{ card: CardId }, "anybody's" | 'its own'>()('whose company', "anybody's")

/** Is a card with those that are merely present, or only with those that it works with? */
export const companyIs = question<{ card: CardId }, 'whoever is present' | 'whom it works with'>()(
  'company is',
  'whoever is present',
)

/** Is what lies or stands there, and not under the mission, one of the seed cards of which a skill speaks? */
export const isASeedCard = flag<{ card: CardId }>()('is a seed card')

/** Is the skill used only while a mission is attempted? */
export const needsAnAttempt = flag<{ card: CardId }>()('needs an attempt')

/** Is a skill that is used once in a game used up by another copy, or by the same card before it came back? */
export const usesOfCopiesCount = flag<{ card: CardId }>()('uses of copies count')

/** Is it used up when the other player, or another card with it, has used it? */
export const limitIsOfAll = flag<{ card: CardId }>()('the limit is of all')

/** Does chance tell what is left, and not what is destroyed? */
export const chanceSpares = flag<{ card: CardId }>()('chance spares')

/** Is a skill that is used once in every turn used in his own turns alone? */
export const isForHisOwnTurn = flag<{ card: CardId }>()('is for his own turn')

/** May it be used between the dilemmas of an attempt? */
export const mayBeUsedBetweenDilemmas = flag<{ card: CardId }>()('may be used between dilemmas')
