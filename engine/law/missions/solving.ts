import { against, rule } from '../../kernel/rule.ts'
import { comesInSolving, type SolvingStep, seededPersonnel } from '../../questions/missions/questions.ts'

const inOrder = (ruling: string, which: SolvingStep, at: number) =>
  rule({ ruling, asked: comesInSolving, applies: ({ step }) => step === which, answer: at })

/** Yours who do not go with them are kept apart. */
export const keptApart = against(
  'cr14-missions-attempt-17',
  seededPersonnel,
  ({ to }) => (to === 'crew' ? 'house arrest' : 'separate Away Team'),
  {
    not: 'whoever was found and goes with nobody there stays there',
    applies: ({ own, compatible }) => own && !compatible,
    mistaken: 'stays',
  },
)

/** What happens when a mission is solved, in this order. */
export const solvingOfMissions = [
  inOrder('cr14-missions-attempt-14', 'texts', 1),
  inOrder('cr14-missions-attempt-15', 'seeded personnel', 2),
  inOrder('cr14-missions-attempt-19', 'artifacts', 3),
  inOrder('cr14-missions-attempt-20', 'points', 4),
  // Yours join those who found them.
  against('cr14-missions-attempt-16', seededPersonnel, 'joins', {
    not: 'whoever was found stays there',
    applies: ({ own, compatible }) => own && compatible,
    mistaken: 'stays',
  }),
  keptApart,
  // The opponent's are captured.
  rule({
    ruling: 'cr14-missions-attempt-18',
    asked: seededPersonnel,
    applies: ({ own }) => !own,
    answer: 'captured',
  }),
]
