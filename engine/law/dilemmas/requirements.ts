import { against, denial, presumption, rule } from '../../kernel/rule.ts'
import {
  countsModifiers,
  isARequirement,
  isMultiplied,
  levelsCount,
  oneOfThemIsEnough,
} from '../../questions/dilemmas/requirements.ts'
import { modifierOrder } from '../../questions/skills/questions.ts'

const allDoubled = presumption({
  ruling: 'whoever doubles the effects of a dilemma doubles all of it',
  asked: isMultiplied,
  applies: ({ said }) => said === 'effects',
  answer: true,
})

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
  // Nullifiers, conditions and cures are requirements.
  rule({
    ruling: '1eD-dilemma-resolution-14',
    asked: isARequirement,
    applies: ({ feature }) => ['nullifier', 'conditions', 'cure'].includes(feature),
    answer: true,
  }),
  // Targets are none.
  against('1eD-dilemma-resolution-18', isARequirement, false, {
    not: 'whatever a dilemma names it requires',
    applies: ({ feature }) => feature === 'targets',
  }),
  // Modifiers count for what is required,
  against('1eD-dilemma-resolution-20', countsModifiers, true, {
    not: 'what is required is looked for in printed numbers',
    applies: ({ to }) => to === 'meet requirements',
  }),
  // and for who is taken.
  against('1eD-dilemma-resolution-21', countsModifiers, true, {
    not: 'who is taken is looked for in printed numbers',
    applies: ({ to }) => to === 'find targets',
  }),
  // Two with one level each have two.
  against('1eD-dilemma-resolution-26', levelsCount, true, {
    not: 'levels of different personnel do not add up',
    applies: ({ of }) => of === 'several personnel',
  }),
  // One with two levels has two, too.
  against('1eD-dilemma-resolution-27', levelsCount, true, {
    not: 'each level is required of another personnel',
    applies: ({ of }) => of === 'one personnel',
  }),
  // Of things named with "or" one is enough.
  against('1eD-dilemma-resolution-106', oneOfThemIsEnough, true, {
    not: 'all that the conditions of a dilemma name has to be there',
    applies: ({ feature }) => feature === 'conditions',
  }),
  allDoubled,
  // Its effects are its results, and nothing else.
  rule({
    ruling: '1eD-dilemma-resolution-29',
    asked: isMultiplied,
    applies: allDoubled.applies,
    answer: ({ part }) => part === 'results',
    exceptionTo: [allDoubled],
  }),
  // Who doubles a dilemma doubles all its features.
  rule({
    ruling: '1eD-dilemma-resolution-31',
    asked: isMultiplied,
    applies: ({ said }) => said === 'dilemma',
    answer: true,
  }),
  doubledRequirement,
  denial('1eD-dilemma-resolution-32', doubledRequirement, 'add, then multiply'),
  doubledNumber,
  denial('1eD-doubling-01', doubledNumber, 'add, then multiply'),
  tripledNumber,
  denial('1eD-doubling-02', tripledNumber, 'add, then multiply'),
]
