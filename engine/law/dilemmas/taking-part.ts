import { custom, rule } from '../../kernel/rule.ts'
import { countsInTheEncounter, type Feature, youInADilemma } from '../../questions/dilemmas/questions.ts'

function onlyThoseWhoAttempt(ruling: string, of: Feature) {
  return rule({
    ruling,
    asked: countsInTheEncounter,
    applies: ({ feature, takesPart }) => feature === of && !takesPart,
    answer: false,
  })
}

/** Only those in the attempt trigger a dilemma, are its targets, meet its conditions, nullify it and cure it. */
export const takingPartInTheGlossary = [
  // "You" is whoever encounters the dilemma.
  rule({
    ruling: '1eD-dilemma-resolution-11',
    asked: youInADilemma,
    answer: ({ facing }) => facing,
  }),
  onlyThoseWhoAttempt('1eD-dilemma-resolution-34', 'trigger'),
  onlyThoseWhoAttempt('1eD-dilemma-resolution-35', 'be targeted'),
  onlyThoseWhoAttempt('1eD-dilemma-resolution-36', 'overcome'),
  onlyThoseWhoAttempt('1eD-dilemma-resolution-37', 'nullify'),
  onlyThoseWhoAttempt('1eD-dilemma-resolution-38', 'cure'),
]

/** Where no document says who counts. */
export const takingPartByCustom = [
  custom({
    ruling: 'custom-dilemmas-12',
    asked: countsInTheEncounter,
    applies: ({ takesPart }) => !takesPart,
    answer: false,
  }),
  custom({
    ruling: 'custom-dilemmas-13',
    asked: youInADilemma,
    answer: ({ facing }) => facing,
  }),
]
