import type { CardId, Modifiable } from '../../board/state.ts'
import type { Title } from '../../kernel/printed-otherwise.ts'
import { flag, question } from '../../kernel/question.ts'

/** How the modifiers of one number are folded. `as the player likes` = so that it becomes as high as it can. */
export const modifierOrder = question<
  { card: CardId; attribute: keyof Modifiable | 'requirement'; by: readonly number[] },
  'add, then multiply' | 'as played' | 'as the player likes'
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

/** Does a text that takes all skills take this one, which the card has itself? */
export const isRemoved = flag<{ card: CardId; skill: string; by: CardId }>()('is removed', true)

/** Is a text that is used once each turn used once by all copies of the card together? */
export const copiesShareTheTurn = question<{ title: Title }, boolean>()('copies share the turn', true, 'title')

/** The titles that are used once each turn between them; none = each by itself. */
export const titlesShareTheTurn = question<{ title: Title }, readonly string[]>()('titles share the turn', [], 'title')

/** May the two meld? */
export const mayMeld = flag<{ card: CardId; with: CardId }>()('may meld', true)

/** May a skill of this card be selected, added to another one, doubled, shared? */
export const mayBeTaken = question<
  { card: CardId; skill: string; level: number; as: 'selected' | 'added' | 'doubled' | 'shared' },
  boolean
>()('may be taken', true, 'as')

/** Is a skill with a multiplier one skill? */
export const isOneSkill = flag<{ card: CardId; skill: string; level: number }>()('is one skill', true)

/** How a skill came to stand first in its box. */
export type Listed = 'printed' | 'printed as a sentence' | 'transformed' | 'former classification'

/** Is the skill that stands first in the box the first-listed skill? */
export const isFirstListed = flag<{ card: CardId; skill: string; listed: Listed }>()('is first-listed', true)

/** Is what stands in the skills box a skill? */
export const isASkill = flag<{ card: CardId; skill: string; what: 'personnel type' | 'sentence' }>()('is a skill', true)

/** Is the personnel type in the classification box a skill? */
export const classificationIsASkill = flag<{ card: CardId }>()('the classification is a skill', false)

/** Is a skill with a number below zero a regular one, where a total is made or where the card is looked at by itself? */
export const isRegularBelowZero = flag<{ skill: string; where: 'in a total' | 'on the card' }>()(
  'is regular below zero',
  true,
)

/** Which skills does the word of a requirement mean? */
export const skillsMeant = question<{ word: string }, readonly string[]>()('skills meant', ({ word }) => [word])

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

/** May androids be reprogrammed now? `times` = so often it was done in this turn. */
export const mayReprogramNow = flag<{ by: CardId; ownTurn: boolean; times: number }>()('may reprogram now', true)

/** Are skills lost before others are added, so that a lost one may be added as a new one? @alone No document says so, and one reading of them has it. */
export const isLostBeforeIsGained = flag<{ card: CardId }>()('is lost before others are gained')
