import { denial, presumption, rule } from '../rule.ts'
import type { Wording } from './questions.ts'

/** Text about the mission means the scouting of it as well. */
function meansScouting(ruling: string, these: Wording) {
  return rule({ ruling, asked: 'means scouting', applies: ({ words }) => words === these, answer: true })
}

const scoutingIsAnAttempt = presumption({
  ruling: 'who scouts attempts the mission',
  asked: 'means scouting',
  applies: ({ words }) => words === 'mission attempt',
  answer: true,
})

const allIsDone = presumption({
  ruling: 'a dilemma does all that it says',
  asked: 'other choice is ignored',
  applies: ({ card }, game) => game.facts(card).type === 'dilemma',
  answer: false,
})

const answeredAtOnce = presumption({
  ruling: 'a dilemma is answered as soon as it lies open',
  asked: 'is answered at once',
  applies: () => true,
  answer: true,
})

/** How the words of dilemmas are to be read, and when they may be answered. */
export const wordsOfDilemmas = [
  meansScouting('1eD-dilemma-resolution-180', 'mission continues'),
  meansScouting('1eD-dilemma-resolution-181', 'abort mission'),
  scoutingIsAnAttempt,
  denial('1eD-dilemma-resolution-182', scoutingIsAnAttempt, false),
  allIsDone,
  denial('1eD-dilemma-resolution-162', allIsDone, true),
  answeredAtOnce,
  denial('1eD-dilemma-resolution-summary-23', answeredAtOnce, false),
]
