import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { isAnsweredAtOnce, otherChoiceIsIgnored, readsAsScouting, type Wording } from '../questions/questions.ts'

/** Text about the mission means the scouting of it as well. */
function meansScouting(ruling: string, these: Wording) {
  return rule({ ruling, asked: readsAsScouting, applies: ({ words }) => words === these, answer: true })
}

const scoutingIsAnAttempt = presumption({
  ruling: 'who scouts attempts the mission, and solves it',
  asked: readsAsScouting,
  applies: ({ words }) => words === 'mission attempt' || words === 'solving',
  answer: true,
})

const allIsDone = presumption({
  ruling: 'a dilemma does all that it says',
  asked: otherChoiceIsIgnored,
  applies: ({ card }, game) => game.facts(card).type === 'dilemma',
  answer: false,
})

const beforeTargets = presumption({
  ruling: 'a dilemma is answered before its targets are chosen',
  asked: isAnsweredAtOnce,
  applies: ({ before }) => before === 'targets are chosen',
  answer: true,
})

const beforeConditions = presumption({
  ruling: 'a dilemma is answered before its conditions are looked at',
  asked: isAnsweredAtOnce,
  applies: ({ before }) => before === 'conditions are looked at',
  answer: true,
})

/** Text about mission attempts does not mean scouting. */
export const noAttemptForScouts = denial('1eD-dilemma-resolution-182', scoutingIsAnAttempt, false)

/** It is answered when its targets have been chosen. */
export const answeredLater = denial('1eD-dilemma-resolution-summary-23', beforeTargets, false)

/** It is answered when its conditions have been looked at. */
export const answeredAfterConditions = denial('1eD-dilemma-resolution-summary-24', beforeConditions, false)

/** How the words of dilemmas are to be read, and when they may be answered. */
export const wordsOfDilemmas = [
  meansScouting('1eD-dilemma-resolution-180', 'mission continues'),
  meansScouting('1eD-dilemma-resolution-181', 'abort mission'),
  scoutingIsAnAttempt,
  noAttemptForScouts,
  allIsDone,
  denial('1eD-dilemma-resolution-162', allIsDone, true),
  beforeTargets,
  answeredLater,
  beforeConditions,
  answeredAfterConditions,
]
