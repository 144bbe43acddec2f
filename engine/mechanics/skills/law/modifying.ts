import type { Title } from '../../../kernel/printed-otherwise.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import {
  copiesShareTheTurn,
  hasItBefore,
  isOpenToAll,
  isRemoved,
  levelsGained,
  levelsJoin,
  mayBeRepeated,
  mayBeTaken,
  mayBreakIn,
  placeInBox,
  titlesShareTheTurn,
} from '../questions.ts'

/** A sentence, or a number that is taken away. */
const isRegular = ({ skill, level }: { readonly skill: string; readonly level: number }): boolean =>
  skill !== 'special' && level > 0

const regularOnly = (ruling: string, how: 'selected' | 'added' | 'doubled') =>
  rule({ ruling, asked: mayBeTaken, of: [how], applies: () => true, answer: isRegular })

/** Only regular skills are selected, added or doubled. */
export const onlyRegular = [
  regularOnly('1eS-skills-modifying-02', 'selected'),
  regularOnly('1eS-skills-modifying-03', 'added'),
  regularOnly('1eS-skills-modifying-04', 'doubled'),
]

const sentencesStay = presumption({
  ruling: 'a special skill is no skill that a card removes',
  asked: isRemoved,
  applies: ({ skill }) => skill === 'special',
  answer: false,
})

const besideItself = presumption({
  ruling: 'a gained skill stands beside the one that is there',
  asked: levelsJoin,
  applies: () => true,
  answer: false,
})

const newestFirst = presumption({
  ruling: 'the newest skill is listed first',
  asked: placeInBox,
  applies: ({ as }) => as === 'gained',
  answer: 'first',
})

/** What removes skills removes both kinds; what is gained joins what is there, or stands at the end. */
export const inTheBox = [
  sentencesStay,
  denial('1eS-skills-modifying-01', sentencesStay, true),
  besideItself,
  denial('1eS-skills-modifying-06', besideItself, true),
  newestFirst,
  denial('1eS-skills-modifying-07', newestFirst, 'last'),
]

const selectedInAdvance = presumption({
  ruling: 'whoever may select or share something has it in hand already',
  asked: hasItBefore,
  applies: () => true,
  answer: true,
})

const oneLevel = presumption({
  ruling: 'a skill is gained without its multiplier',
  asked: levelsGained,
  applies: ({ as }) => as !== 'selected',
  answer: 1,
})

const asItStands = presumption({
  ruling: 'a skill is selected with a multiplier that somebody has',
  asked: levelsGained,
  applies: ({ as }) => as === 'selected',
  answer: ({ level }) => level,
})

const twice = presumption({
  ruling: 'one skill may be selected twice',
  asked: mayBeRepeated,
  applies: () => true,
  answer: true,
})

/** How much is gained, and when. */
export const howMuch = [
  selectedInAdvance,
  denial('1eS-skills-modifying-10', selectedInAdvance, false),
  oneLevel,
  denial('1eS-skills-modifying-11', oneLevel, ({ level }) => level),
  asItStands,
  denial('1eS-skills-modifying-13', asItStands, 1),
  twice,
  denial('1eS-skills-modifying-14', twice, false),
]

const noType = presumption({
  ruling: 'a personnel type is no skill to select',
  asked: isOpenToAll,
  applies: ({ type }) => type,
  answer: false,
})

const anyType = denial('1eS-skills-modifying-21', noType, true)

const noAnimal = rule({
  ruling: '1eS-skills-modifying-22',
  asked: isOpenToAll,
  applies: ({ skill }) => skill === 'ANIMAL',
  answer: false,
  exceptionTo: [noType, anyType],
})

export const onlyWhatIsThere = presumption({
  ruling: 'nobody selects a skill that nobody in play has',
  asked: isOpenToAll,
  applies: ({ type }) => !type,
  answer: ({ there }) => there,
})

/** What there is to select. */
export const openToAll = [
  noType,
  anyType,
  noAnimal,
  onlyWhatIsThere,
  denial('1eS-skills-modifying-23', onlyWhatIsThere, true),
]

const atAnyTime = presumption({
  ruling: 'what is used once each turn is used at any time in the turn',
  asked: mayBreakIn,
  applies: () => true,
  answer: true,
})

/** To select another skill is to execute an order. */
export const reselecting = [atAnyTime, denial('1eS-skills-modifying-29', atAnyTime, false)]

const eachForItself = (title: Title) =>
  presumption({
    ruling: `each ${title} is used once each turn`,
    asked: copiesShareTheTurn,
    of: [title],
    applies: () => true,
    answer: false,
  })

const eachTricorder = eachForItself('Classic Tricorder')
const eachMedicalTricorder = eachForItself('Classic Medical Tricorder')
const eachCommunicator = eachForItself('Classic Communicator')

/** However many there are, one of each kind is used in a turn to select anew. */
export const onceForAllCopies = [
  eachTricorder,
  denial('1eS-skills-modifying-25', eachTricorder, true),
  eachMedicalTricorder,
  denial('1eS-skills-modifying-26', eachMedicalTricorder, true),
  eachCommunicator,
  denial('1eS-skills-modifying-27', eachCommunicator, true),
]

const oneInAll = presumption({
  ruling: 'a skill is selected anew with one classic card each turn',
  asked: titlesShareTheTurn,
  of: ['Classic Tricorder', 'Classic Medical Tricorder', 'Classic Communicator'],
  applies: () => true,
  answer: ({ title }) =>
    (['Classic Tricorder', 'Classic Medical Tricorder', 'Classic Communicator'] as const).filter(
      other => other !== title,
    ),
})

/** Each kind has its own turn. */
export const eachKind = [oneInAll, denial('1eS-skills-modifying-28', oneInAll, [])]
