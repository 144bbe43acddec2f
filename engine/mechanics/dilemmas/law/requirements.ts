import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { modifierOrder } from '../../skills/questions.ts'
import {
  attributeRequiredOf,
  countsModifiers,
  isARequirement,
  isMultiplied,
  levelsCount,
  mayBeLessThanZero,
  oneMayBeSeveral,
  oneOfThemIsEnough,
  typeRequired,
} from '../questions/requirements.ts'

/** Nullifiers, conditions and cures are requirements. */
const requirements = rule({
  ruling: '1eD-dilemma-resolution-14',
  asked: isARequirement,
  applies: ({ feature }) => ['nullifier', 'conditions', 'cure'].includes(feature),
  answer: true,
})

const allNamed = presumption({
  ruling: 'whatever a dilemma names it requires',
  asked: isARequirement,
  applies: ({ feature }) => feature === 'targets',
  answer: true,
})

/** Targets are none. */
const targetsAreNone = denial('1eD-dilemma-resolution-18', allNamed, false)

const oneAlone = presumption({
  ruling: 'one personnel alone has to have the attribute required',
  asked: attributeRequiredOf,
  applies: () => true,
  answer: 'one of them',
})

/** An attribute is required of the whole crew or Away Team. */
const ofAll = denial('1eD-dilemma-resolution-19', oneAlone, 'all together')

const requiredAsPrinted = presumption({
  ruling: 'what is required is looked for in printed numbers',
  asked: countsModifiers,
  applies: ({ to }) => to === 'meet requirements',
  answer: false,
})

const targetedAsPrinted = presumption({
  ruling: 'who is taken is looked for in printed numbers',
  asked: countsModifiers,
  applies: ({ to }) => to === 'find targets',
  answer: false,
})

/** Modifiers count for what is required, */
const requiredAsModified = denial('1eD-dilemma-resolution-20', requiredAsPrinted, true)

/** and for who is taken. */
const targetedAsModified = denial('1eD-dilemma-resolution-21', targetedAsPrinted, true)

const classifiedOnly = presumption({
  ruling: 'a type of personnel is a classification',
  asked: typeRequired,
  applies: () => true,
  answer: 'classification',
})

/** A type of personnel is a classification or a skill. */
const eitherWay = denial('1eD-dilemma-resolution-25', classifiedOnly, 'classification or skill')

const ofOneOnly = presumption({
  ruling: 'levels of different personnel do not add up',
  asked: levelsCount,
  applies: ({ of }) => of === 'several personnel',
  answer: false,
})

/** Two with one level each have two. */
const addedUp = denial('1eD-dilemma-resolution-26', ofOneOnly, true)

const ofSeveralOnly = presumption({
  ruling: 'each level is required of another personnel',
  asked: levelsCount,
  applies: ({ of }) => of === 'one personnel',
  answer: false,
})

/** One with two levels has two, too. */
const twoOfOne = denial('1eD-dilemma-resolution-27', ofSeveralOnly, true)

const togetherWillDo = presumption({
  ruling: 'several may supply what one personnel is to have',
  asked: oneMayBeSeveral,
  applies: () => true,
  answer: true,
})

/** Where one personnel is to have them, others do not help. */
const oneHasThem = denial('1eD-dilemma-resolution-28', togetherWillDo, false)

const allOfThem = presumption({
  ruling: 'all that the conditions of a dilemma name has to be there',
  asked: oneOfThemIsEnough,
  applies: ({ feature }) => feature === 'conditions',
  answer: false,
})

/** Of things named with "or" one is enough. */
const oneWillDo = denial('1eD-dilemma-resolution-106', allOfThem, true)

const allDoubled = presumption({
  ruling: 'whoever doubles the effects of a dilemma doubles all of it',
  asked: isMultiplied,
  applies: ({ said }) => said === 'effects',
  answer: true,
})

/** Its effects are its results, and nothing else. */
const resultsOnly = rule({
  ruling: '1eD-dilemma-resolution-29',
  asked: isMultiplied,
  applies: allDoubled.applies,
  answer: ({ part }) => part === 'results',
  exceptionTo: [allDoubled],
})

/** Who doubles a dilemma doubles all its features. */
const wholeDilemma = rule({
  ruling: '1eD-dilemma-resolution-31',
  asked: isMultiplied,
  applies: ({ said }) => said === 'dilemma',
  answer: true,
})

const lessThanNothing = presumption({
  ruling: 'what is required may become less than nothing',
  asked: mayBeLessThanZero,
  applies: () => true,
  answer: true,
})

/** Nothing is the least that is required. */
const notBelowZero = denial('1eD-dilemma-resolution-33', lessThanNothing, false)

const inTheOrderOfPlay = (what: string, times: 2 | 3, ofRequirements: boolean) =>
  presumption({
    ruling: `${what} changes as its changes came`,
    asked: modifierOrder,
    applies: ({ attribute, by }) => (attribute === 'requirement') === ofRequirements && by.includes(times),
    answer: 'as played',
  })

const doubledRequirement = inTheOrderOfPlay('a doubled requirement', 2, true)
const doubledNumber = inTheOrderOfPlay('a doubled number', 2, false)
const tripledNumber = inTheOrderOfPlay('a tripled number', 3, false)

/** What dilemmas require, and what is doubled of them. */
export const requirementsOfDilemmas = [
  requirements,
  allNamed,
  targetsAreNone,
  oneAlone,
  ofAll,
  requiredAsPrinted,
  requiredAsModified,
  targetedAsPrinted,
  targetedAsModified,
  classifiedOnly,
  eitherWay,
  ofOneOnly,
  addedUp,
  ofSeveralOnly,
  twoOfOne,
  togetherWillDo,
  oneHasThem,
  allOfThem,
  oneWillDo,
  allDoubled,
  resultsOnly,
  wholeDilemma,
  lessThanNothing,
  notBelowZero,
  doubledRequirement,
  denial('1eD-dilemma-resolution-32', doubledRequirement, 'add, then multiply'),
  doubledNumber,
  denial('1eD-doubling-01', doubledNumber, 'add, then multiply'),
  tripledNumber,
  denial('1eD-doubling-02', tripledNumber, 'add, then multiply'),
]
