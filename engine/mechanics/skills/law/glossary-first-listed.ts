import { denial, presumption, rule } from '../../../kernel/rule.ts'
import {
  areAlikeWithout,
  becomesASkill,
  isFirstListed,
  isPassedOver,
  leavesBlank,
  raisesTheLevel,
} from '../questions.ts'

/** The classification of an assimilated personnel becomes its first-listed skill, */
export const formerlyAClassification = rule({
  ruling: '1eS-skills-09',
  asked: becomesASkill,
  applies: () => true,
  answer: true,
})

const besideTheOther = presumption({
  ruling: 'a classification that becomes a skill is an entry of its own',
  asked: raisesTheLevel,
  applies: () => true,
  answer: false,
})

/** or a further level of that skill. */
export const becomesALevel = denial('1eS-skills-10', besideTheOther, true)

const regularOnesOnly = presumption({
  ruling: 'the first-listed skill is the first regular one',
  asked: isFirstListed,
  applies: ({ listed }) => listed === 'printed as a sentence',
  answer: false,
})

/** The first-listed skill is the first that is printed, regular or special; */
export const specialOnesToo = denial('1eS-skills-11', regularOnesOnly, true)

const printedOnesOnly = presumption({
  ruling: 'only a printed skill is first-listed',
  asked: isFirstListed,
  applies: ({ listed }) => listed === 'transformed',
  answer: false,
})

/** or what that skill has become; */
export const transformed = denial('1eS-skills-12', printedOnesOnly, true)

const stillThePrinted = presumption({
  ruling: 'whoever is assimilated has the first-listed skill that is printed',
  asked: isFirstListed,
  applies: ({ listed }) => listed === 'former classification',
  answer: false,
})

/** of an assimilated personnel, what was its classification. */
export const formerClassification = denial('1eS-skills-13', stillThePrinted, true)

/** Nothing takes the place of the one that is lost, */
export const blankRemains = rule({
  ruling: '1eS-skills-14',
  asked: leavesBlank,
  applies: () => true,
  answer: true,
})

const nextInLine = presumption({
  ruling: 'whoever has lost the first-listed skill loses the next one to the next card',
  asked: isPassedOver,
  applies: () => true,
  answer: true,
})

/** further cards find none, */
export const nothingToLose = denial('1eS-skills-18', nextInLine, false)

const noneIsTheSame = presumption({
  ruling: 'two without a first-listed skill have the same',
  asked: areAlikeWithout,
  applies: () => true,
  answer: true,
})

/** and nobody has the same one. */
export const likeNobody = denial('1eS-skills-19', noneIsTheSame, false)
