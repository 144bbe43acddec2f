import type { Title } from '../../kernel/printed-otherwise.ts'
import { against, denial, presumption, rule } from '../../kernel/rule.ts'
import {
  copiesShareTheTurn,
  isOpenToAll,
  isRemoved,
  levelsGained,
  mayBeTaken,
  titlesShareTheTurn,
} from '../../questions/skills/questions.ts'

/** A sentence, or a number that is taken away. */
const isRegular = ({ skill, level }: { readonly skill: string; readonly level: number }): boolean =>
  skill !== 'special' && level > 0

const regularOnly = (ruling: string, how: 'selected' | 'added' | 'doubled') =>
  rule({ ruling, asked: mayBeTaken, of: [how], answer: isRegular })

/** Only regular skills are selected, added or doubled. */
export const onlyRegular = [
  regularOnly('1eS-skills-modifying-02', 'selected'),
  regularOnly('1eS-skills-modifying-03', 'added'),
  regularOnly('1eS-skills-modifying-04', 'doubled'),
]

/** What removes skills removes both kinds. */
export const inTheBox = [
  against('1eS-skills-modifying-01', isRemoved, true, {
    not: 'a special skill is no skill that a card removes',
    applies: ({ skill }) => skill === 'special',
  }),
]

/** How much is gained, and when. */
export const howMuch = [
  against('1eS-skills-modifying-11', levelsGained, ({ level }) => level, {
    not: 'a skill is gained without its multiplier',
    applies: ({ as }) => as !== 'selected',
    mistaken: 1,
  }),
  against('1eS-skills-modifying-13', levelsGained, 1, {
    not: 'a skill is selected with a multiplier that somebody has',
    applies: ({ as }) => as === 'selected',
    mistaken: ({ level }) => level,
  }),
]

const noType = presumption({
  ruling: 'a personnel type is no skill to select',
  asked: isOpenToAll,
  applies: ({ type }) => type,
  answer: false,
})

const anyType = denial('1eS-skills-modifying-21', noType, true)

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
  rule({
    ruling: '1eS-skills-modifying-22',
    asked: isOpenToAll,
    applies: ({ skill }) => skill === 'ANIMAL',
    answer: false,
    exceptionTo: [noType, anyType],
  }),
  onlyWhatIsThere,
  denial('1eS-skills-modifying-23', onlyWhatIsThere, true),
]

const eachForItself = (title: Title) =>
  presumption({ ruling: `each ${title} is used once each turn`, asked: copiesShareTheTurn, of: [title], answer: false })

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

/** Each kind has its own turn. */
export const eachKind = [
  against('1eS-skills-modifying-28', titlesShareTheTurn, [], {
    not: 'a skill is selected anew with one classic card each turn',
    of: ['Classic Tricorder', 'Classic Medical Tricorder', 'Classic Communicator'],
    mistaken: ({ title }) =>
      (['Classic Tricorder', 'Classic Medical Tricorder', 'Classic Communicator'] as const).filter(
        other => other !== title,
      ),
  }),
]
