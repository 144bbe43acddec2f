import type { CardId, Modifiable } from '../../board/state.ts'
import type { Title } from '../../kernel/printed-otherwise.ts'
import { flag, question } from '../../kernel/question.ts'
import type { Trigger } from '../../kernel/trigger.ts'

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
export const placeInBox = question<{ card: CardId; skill: string; as: 'gained' }, 'first' | 'last'>()(
  'place in the skills box',
  'last',
)

/** Does a skill that comes to a box that has it raise its level there? */
export const levelsJoin = flag<{ card: CardId; skill: string }>()('levels of one skill join', true)

/** Does the classification of an assimilated personnel become a skill, which stands first in the box? */
export const becomesASkill = flag<{ card: CardId; skill: string }>()('becomes a skill', false)

/** Does it raise the level of that skill where the box has it? */
export const raisesTheLevel = flag<{ card: CardId; skill: string }>()('raises the level', true)

/** May a skill of this card be selected, added to another one, doubled, shared? */
export const mayBeTaken = question<
  { card: CardId; skill: string; level: number; as: 'selected' | 'added' | 'doubled' | 'shared' },
  boolean
>()('may be taken', true, 'as')

/** Is a skill that another card has added one of all the skills of the card? */
export const isAllSkills = flag<{ card: CardId; skill: string; by: CardId }>()('is one of all skills', true)

/** Does a lost skill leave a blank in its place? */
export const leavesBlank = flag<{ card: CardId }>()('leaves a blank', false)

/** Is what is lost next looked for behind the blank that a lost skill has left? */
export const isPassedOver = flag<{ card: CardId }>()('is passed over', false)

/** Is a skill with a multiplier one skill? */
export const isOneSkill = flag<{ card: CardId; skill: string; level: number }>()('is one skill', true)

/** How a skill came to stand first in its box. */
export type Listed = 'printed' | 'printed as a sentence' | 'transformed' | 'former classification'

/** Is the skill that stands first in the box the first-listed skill? */
export const isFirstListed = flag<{ card: CardId; skill: string; listed: Listed }>()('is first-listed', true)

/** Have two personnel without a first-listed skill the same one? */
export const areAlikeWithout = flag<{ card: CardId; other: CardId }>()('are alike without a first-listed skill', false)

/** Is what stands in the skills box a skill? */
export const isASkill = flag<{ card: CardId; skill: string; what: 'personnel type' | 'sentence' }>()('is a skill', true)

/** Is the personnel type in the classification box a skill? */
export const classificationIsASkill = flag<{ card: CardId }>()('the classification is a skill', false)

/** Is a skill with a number below zero a regular one, where a total is made or where the card is looked at by itself? */
export const isRegularBelowZero = flag<{ skill: string; where: 'in a total' | 'on the card' }>()(
  'is regular below zero',
  true,
)

/** Do skills that other cards have added, or removed, change the number of skill dots? */
export const changesDots = flag<{ card: CardId; how: 'added' | 'removed' }>()('changes skill dots', false)

/** Has a personnel as many skill dots as skills? */
export const hasADotForEachSkill = flag<{ card: CardId }>()('has a dot for each skill', false)

/** Does a card that counts skill dots count the skills that the personnel has? */
export const countsSkills = flag<{ card: CardId }>()('counts skills for dots', false)

/** Is a skill that the personnel has already combined with one that is added? */
export const combines = flag<{ card: CardId; skill: string }>()('combines with what is added', true)

/** Do halves that different personnel have make a whole? */
export const halvesAddUp = flag<{ skill: string }>()('halves add up', true)

/** Which skills does the word of a requirement mean? */
export const skillsMeant = question<{ word: string }, readonly string[]>()('skills meant', ({ word }) => [word])

/** May several levels be of different ones of the skills that the word means? */
export const mayBeMixed = flag<{ word: string }>()('may be mixed', true)

/** Is a skill that is named beside a total compared with the number of that total, too? */
export const isComparedToo = flag<{ skill: string; over: number }>()('is compared as well', false)

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
