import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { comesInSolving, completion, type SolvingStep, scoresFromAfar, seededPersonnel } from '../questions.ts'

const completedLast = presumption({
  ruling: 'a mission is completed when its points are scored',
  asked: completion,
  applies: () => true,
  answer: 'points scored',
})

const inOrder = (ruling: string, which: SolvingStep, at: number) =>
  rule({ ruling, asked: comesInSolving, applies: ({ step }) => step === which, answer: at })

const stay = presumption({
  ruling: 'whoever was found stays there',
  asked: seededPersonnel,
  applies: ({ own, compatible }) => own && compatible,
  answer: 'stays',
})

/** Yours join those who found them. */
const join = denial('cr14-missions-attempt-16', stay, 'joins')

/** Yours who do not go with them are kept apart. */
export const keptApart = rule({
  ruling: 'cr14-missions-attempt-17',
  asked: seededPersonnel,
  applies: ({ own, compatible }) => own && !compatible,
  answer: ({ to }) => (to === 'crew' ? 'house arrest' : 'separate Away Team'),
})

/** The opponent's are captured. */
const captured = rule({
  ruling: 'cr14-missions-attempt-18',
  asked: seededPersonnel,
  applies: ({ own }) => !own,
  answer: 'captured',
})

const onlyThere = presumption({
  ruling: 'whoever has left a mission scores nothing for it',
  asked: scoresFromAfar,
  applies: () => true,
  answer: false,
})

/** What happens when a mission is solved, in this order. */
export const solvingOfMissions = [
  completedLast,
  denial('cr14-missions-attempt-13', completedLast, 'requirements met'),
  inOrder('cr14-missions-attempt-14', 'texts', 1),
  inOrder('cr14-missions-attempt-15', 'seeded personnel', 2),
  inOrder('cr14-missions-attempt-19', 'artifacts', 3),
  inOrder('cr14-missions-attempt-20', 'points', 4),
  stay,
  join,
  keptApart,
  captured,
  onlyThere,
  denial('cr14-missions-attempt-21', onlyThere, true),
]
