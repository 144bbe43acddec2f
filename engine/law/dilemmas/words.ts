import { against, rule } from '../../kernel/rule.ts'
import {
  isAnsweredAtOnce,
  otherChoiceIsIgnored,
  readsAsScouting,
  type Wording,
} from '../../questions/dilemmas/questions.ts'

/** Text about the mission means the scouting of it as well. */
function meansScouting(ruling: string, these: Wording) {
  return rule({ ruling, asked: readsAsScouting, applies: ({ words }) => words === these, answer: true })
}

/** Text about mission attempts does not mean scouting. */
export const noAttemptForScouts = against('1eD-dilemma-resolution-182', readsAsScouting, false, {
  not: 'who scouts attempts the mission, and solves it',
  applies: ({ words }) => words === 'mission attempt' || words === 'solving',
})

/** It is answered when its targets have been chosen. */
export const answeredLater = against('1eD-dilemma-resolution-summary-23', isAnsweredAtOnce, false, {
  not: 'a dilemma is answered before its targets are chosen',
  applies: ({ before }) => before === 'targets are chosen',
})

/** It is answered when its conditions have been looked at. */
export const answeredAfterConditions = against('1eD-dilemma-resolution-summary-24', isAnsweredAtOnce, false, {
  not: 'a dilemma is answered before its conditions are looked at',
  applies: ({ before }) => before === 'conditions are looked at',
})

/** How the words of dilemmas are to be read, and when they may be answered. */
export const wordsOfDilemmas = [
  meansScouting('1eD-dilemma-resolution-180', 'mission continues'),
  meansScouting('1eD-dilemma-resolution-181', 'abort mission'),
  noAttemptForScouts,
  against('1eD-dilemma-resolution-162', otherChoiceIsIgnored, true, {
    not: 'a dilemma does all that it says',
    applies: ({ card }, game) => game.facts(card).type === 'dilemma',
  }),
  answeredLater,
  answeredAfterConditions,
]
