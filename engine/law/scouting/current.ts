import { against, rule } from '../../kernel/rule.ts'
import { hasPointBox } from '../../mechanics/missions/missions.ts'
import { objectiveMayBeNullified, objectiveScores } from '../../questions/scouting/objective.ts'
import { mayBeScouted } from '../../questions/scouting/questions.ts'

export const scoresItsBox = rule({ ruling: 'cr14-objective-03', asked: objectiveScores, answer: true })

/** What the Current Rulings say of objectives and of scouting. */
export const currentObjectives = [
  // Only a location with a point box is scouted.
  rule({
    ruling: 'cr14-scouting-location-01',
    asked: mayBeScouted,
    applies: ({ location, player }, game) => !hasPointBox(game, location, player),
    answer: false,
  }),
  // Once completed it is beyond nullifying.
  rule({
    ruling: 'cr14-objective-02',
    asked: objectiveMayBeNullified,
    applies: ({ completed }) => completed,
    answer: false,
  }),
  against('cr14-objective-04', objectiveScores, true, {
    not: 'an objective scores when its other results were carried out',
    applies: ({ results }) => !results,
    exceptionTo: [scoresItsBox],
  }),
]

/** What was custom is a ruling now. */
export const pointsOfObjectives = [scoresItsBox]
