import type { CardId } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'
import type { Trigger } from '../../kernel/trigger.ts'

/** Does a skill that comes to a box that has it raise its level there? */
export const levelsJoin = settled<{ card: CardId; skill: string }>()('levels of one skill join', true, [
  { ruling: '1eS-skills-modifying-06', is: true, not: 'a gained skill stands beside the one that is there' },
])

/** Where a skill stands in the box that it comes to. */
export const placeInBox = settled<{ card: CardId; skill: string }, 'first' | 'last'>()(
  'place in the skills box',
  'last',
  [{ ruling: '1eS-skills-modifying-07', is: 'last', not: 'the newest skill is listed first', mistaken: 'first' }],
)

/** Are androids of the other player reprogrammed as well? */
export const reprogramsTheirs = settled<{ card: CardId; by: CardId }>()("reprograms the opponent's", false, [
  { ruling: '1eD-dr-soong-05', is: true },
])

/** Is a card with those that are merely present, or only with those that it works with? */
export const companyIs = settled<{ card: CardId }, 'whoever is present' | 'whom it works with'>()(
  'company is',
  'whoever is present',
  [{ ruling: 'faq96-363-kmtar-01', is: 'whom it works with' }],
)

/** Whose personnel does a card mean that speaks of being with somebody? */
export const whoseCompany = settled<{ card: CardId }, "anybody's" | 'its own'>()('whose company', "anybody's", [
  { ruling: 'faq96-363-kmtar-02', is: 'its own' },
])

/** Is a skill that is named beside a total compared with the number of that total, too? */
export const isComparedToo = settled<{ skill: string; over: number }>()('is compared as well', false, [
  {
    ruling: 'faq96-25-less-and-greater-marks-02',
    is: false,
    not: 'a skill named beside a total is compared with the same number',
  },
])

/** Is what lies or stands there, and not under the mission, one of the seed cards of which a skill speaks? */
export const isASeedCard = settled<{ card: CardId }>()('is a seed card', false, [
  {
    ruling: 'faq96-365-ajur-and-boratus-02',
    is: false,
    not: 'the mission and the outposts there are seed cards as well',
  },
])

/** Is the skill used only while a mission is attempted? */
export const needsAnAttempt = settled<{ card: CardId }>()('needs an attempt', false, [
  {
    ruling: 'faq96-365-ajur-and-boratus-03',
    is: false,
    not: 'a skill that is about what lies under a mission is used in an attempt',
  },
])

/** Is a skill that is used once in a game used up by another copy, or by the same card before it came back? */
export const usesOfCopiesCount = settled<{ card: CardId }>()('uses of copies count', false, [
  { ruling: 'faq96-365-ajur-and-boratus-06', is: true },
])

/** Is it used up when the other player, or another card with it, has used it? */
export const limitIsOfAll = settled<{ card: CardId }>()('the limit is of all', false, [
  { ruling: 'faq96-365-ajur-and-boratus-07', is: false, not: 'what is done once in a game nobody does again' },
])

/** Does chance tell what is left, and not what is destroyed? */
export const chanceSpares = settled<{ card: CardId }>()('chance spares', false, [
  { custom: 'custom-skills-80', is: true },
])

/** Is a skill that another card has added one of all the skills of the card? */
export const isAllSkills = settled<{ card: CardId; skill: string; by: CardId }>()('is one of all skills', true, [
  { ruling: '1eS-skills-04', is: true, not: 'whoever loses all skills keeps those that other cards have added' },
])

/** Is a skill that the personnel has already combined with one that is added? */
export const combines = settled<{ card: CardId; skill: string }>()('combines with what is added', true, [
  { ruling: '1eS-skills-28', is: true, not: 'a skill that the personnel has already is not added' },
])

/** Does a card that counts skill dots count the skills that the personnel has? */
export const countsSkills = settled<{ card: CardId }>()('counts skills for dots', false, [
  { ruling: '1eS-skills-24', is: false, not: 'a card that counts dots means the skills of the moment' },
])

/** Has a personnel as many skill dots as skills? */
export const hasADotForEachSkill = settled<{ card: CardId }>()('has a dot for each skill', false, [
  { ruling: '1eS-skills-20', is: false, not: 'a personnel has a dot for each skill' },
])

/** Do skills that other cards have added, or removed, change the number of skill dots? */
export const changesDots = settled<{ card: CardId; how: 'added' | 'removed' }>()('changes skill dots', false, [
  { ruling: '1eS-skills-21', is: false, not: 'a dot comes and goes with a skill' },
])

/** Does it raise the level of that skill where the box has it? */
export const raisesTheLevel = settled<{ card: CardId; skill: string }>()('raises the level', true, [
  { ruling: '1eS-skills-10', is: true, not: 'a classification that becomes a skill is an entry of its own' },
])

/** Does a lost skill leave a blank in its place? */
export const leavesBlank = settled<{ card: CardId }>()('leaves a blank', false, [{ ruling: '1eS-skills-14', is: true }])

/** Does the classification of an assimilated personnel become a skill, which stands first in the box? */
export const becomesASkill = settled<{ card: CardId; skill: string }>()('becomes a skill', false, [
  { ruling: '1eS-skills-09', is: true },
])

/** Have two personnel without a first-listed skill the same one? */
export const areAlikeWithout = settled<{ card: CardId; other: CardId }>()(
  'are alike without a first-listed skill',
  false,
  [{ ruling: '1eS-skills-19', is: false, not: 'two without a first-listed skill have the same' }],
)

/** Is what is lost next looked for behind the blank that a lost skill has left? */
export const isPassedOver = settled<{ card: CardId }>()('is passed over', false, [
  {
    ruling: '1eS-skills-18',
    is: false,
    not: 'whoever has lost the first-listed skill loses the next one to the next card',
  },
])

/** Do halves that different personnel have make a whole? */
export const halvesAddUp = settled<{ skill: string }>()('halves add up', true, [
  { ruling: '1eS-skills-32', is: true, not: 'halves of a skill that different personnel have do not add up' },
  { ruling: 'faq96-363-toral-03', is: true, not: 'halves of a skill that different personnel have do not add up' },
])

/** May several levels be of different ones of the skills that the word means? */
export const mayBeMixed = settled<{ word: string }>()('may be mixed', true, [
  { ruling: 'cr14-intelligence-02', is: true, not: 'several levels of Intelligence are of one skill' },
])

/** Has the card what is chosen when it reports, or shared with it then, before it is in play? */
export const hasItBefore = settled<{ card: CardId; what: 'skill' | 'feature' }>()('has it before it reports', false, [
  { ruling: '1eS-skills-modifying-10', is: false, not: 'whoever may select or share something has it in hand already' },
])

/** May one skill be taken twice where several are selected? */
export const mayBeRepeated = settled<{ card: CardId }>()('may be selected twice', false, [
  { ruling: '1eS-skills-modifying-14', is: false, not: 'one skill may be selected twice' },
])

/** May a text that is used so often in a turn be used in the middle of this? No `trigger` = whenever nothing is in progress, and as no order. */
export const mayBreakIn = settled<{ card: CardId; trigger?: Trigger }>()('may break in', false, [
  { ruling: '1eS-skills-modifying-29', is: false, not: 'what is used once each turn is used at any time in the turn' },
])

/** May a skill be used that a text restricts, if what the text wants is paid? */
export const mayBePaidFor = settled<{ by: CardId; card: CardId; skill: string }>()('may be paid for', false, [
  { ruling: '2eS-skills-09', is: true },
])

/** Does a text by which one personnel has skills of another one give that one its skills in return? */
export const givesInReturn = settled<{ by: CardId; card: CardId; of: CardId }>()('gives skills in return', false, [
  { ruling: '1eS-skill-sharing-02', is: false, not: 'to have the skills of another personnel is to share them' },
])

/** Do they share whether their player wants them to or not? */
export const sharesByItself = settled<{ by: CardId }>()('shares by itself', true, [
  { ruling: '1eS-skill-sharing-05', is: true, not: 'nobody shares skills unless the player says so' },
])

/** Does a Borg share skills that is not in play yet? */
export const sharesBeforeReporting = settled<{ card: CardId }>()('shares before it reports', true, [
  { ruling: '1eS-skill-sharing-15', is: false },
])

/** May a skill that answers nothing be used in the midst of an action? */
export const mayInterrupt = settled<{ card: CardId }>()('a skill may interrupt', false, [
  { ruling: '1eS-skills-using-02', is: false, not: 'a skill is used at any moment' },
])

/** Does what a skill does by itself hold in the turns of the other player, too? */
export const holdsInEveryTurn = settled<{ card: CardId }>()('holds in every turn', true, [
  { ruling: '1eS-skills-using-03', is: true, not: 'what a skill does it does in turns of its player' },
])

/** Does the classification of a personnel do where its personnel type is asked for? */
export const classificationDoes = settled<{ card: CardId; type: string }>()('the classification does', true, [
  { ruling: '1eS-skills-using-14', is: true, not: 'what is required is a skill, and a classification is none' },
])

/** Has a personnel a skill of which its lore speaks? */
export const loreGivesSkill = settled<{ card: CardId; skill: string }>()('lore gives a skill', false, [
  { ruling: '1eS-skills-using-17', is: false, not: 'whoever is said in lore to be of something has the skill' },
])

/** Is the number itself enough where more, or less, than that is asked for? */
export const equalIsEnough = settled<{ number: number }>()('equal is enough', true, [
  { custom: 'custom-skills-11', is: false },
])
