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

/** Whose personnel does a card mean that speaks of being with somebody? */
export const whoseCompany = question<{ card: CardId }, "anybody's" | 'its own'>()('whose company', "anybody's")

/** Is a card with those that are merely present, or only with those that it works with? */
export const companyIs = question<{ card: CardId }, 'whoever is present' | 'whom it works with'>()(
  'company is',
  'whoever is present',
)

/** Does what the card does to a number add to what copies of it do? */
export const isCumulative = flag<{ card: CardId; on: CardId }>()('is cumulative', true)

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
