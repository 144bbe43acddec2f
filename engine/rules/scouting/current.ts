import { hasPointBox } from '../../state/missions.ts'
import { denial, presumption, rule } from '../rule.ts'
import { boxIsScored } from './probing.ts'

/** Only a location with a point box is scouted. */
const withABox = rule({
  ruling: 'cr14-scouting-location-01',
  asked: 'may be scouted',
  applies: ({ location, player }, game) => !hasPointBox(game, location, player),
  answer: false,
})

const goneAfterAProbe = presumption({
  ruling: 'an objective that was probed for in vain is over',
  asked: 'leaves after a probe in vain',
  applies: () => true,
  answer: true,
})

/** Once completed it is beyond nullifying. */
const completedIsSafe = rule({
  ruling: 'cr14-objective-02',
  asked: 'objective may be nullified',
  applies: ({ completed }) => completed,
  answer: false,
})

const resultsMustCome = presumption({
  ruling: 'an objective scores when its other results were carried out',
  asked: 'objective scores',
  applies: ({ results }) => !results,
  answer: false,
  exceptionTo: ['cr14-objective-03'],
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
export const pointsOfObjectives = {
  [boxIsScored.ruling]: rule({
    ruling: 'cr14-objective-03',
    asked: 'objective scores',
    applies: () => true,
    answer: true,
  }),
}
