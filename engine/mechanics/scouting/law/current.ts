import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { hasPointBox } from '../../missions/missions.ts'
import { leavesAfterAProbeInVain, objectiveMayBeNullified, objectiveScores } from '../objective-questions.ts'
import { mayBeScouted } from '../questions.ts'

/** Only a location with a point box is scouted. */
const withABox = rule({
  ruling: 'cr14-scouting-location-01',
  asked: mayBeScouted,
  applies: ({ location, player }, game) => !hasPointBox(game, location, player),
  answer: false,
})

const goneAfterAProbe = presumption({
  ruling: 'an objective that was probed for in vain is over',
  asked: leavesAfterAProbeInVain,
  applies: () => true,
  answer: true,
})

/** Once completed it is beyond nullifying. */
const completedIsSafe = rule({
  ruling: 'cr14-objective-02',
  asked: objectiveMayBeNullified,
  applies: ({ completed }) => completed,
  answer: false,
})

export const scoresItsBox = rule({
  ruling: 'cr14-objective-03',
  asked: objectiveScores,
  applies: () => true,
  answer: true,
})

const resultsMustCome = presumption({
  ruling: 'an objective scores when its other results were carried out',
  asked: objectiveScores,
  applies: ({ results }) => !results,
  answer: false,
  exceptionTo: [scoresItsBox],
})

/** What the Current Rulings say of objectives and of scouting. */
export const currentObjectives = [
  withABox,
  goneAfterAProbe,
  denial('cr14-objective-01', goneAfterAProbe, false),
  completedIsSafe,
  resultsMustCome,
  denial('cr14-objective-04', resultsMustCome, true),
]

/** What was custom is a ruling now. */
export const pointsOfObjectives = [scoresItsBox]
