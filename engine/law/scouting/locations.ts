import { permission } from '../../board/questions.ts'
import type { Reading } from '../../kernel/reading.ts'
import { against, custom, rule } from '../../kernel/rule.ts'
import { affiliationsOf } from '../../mechanics/compatibility/affiliations.ts'
import { completable, targetedAs } from '../../questions/scouting/objective.ts'
import {
  isScoutedBy,
  mayFormAnAwayTeam,
  mayJoinInScouting,
  needsAnObjective,
  permitsScouting,
} from '../../questions/scouting/questions.ts'
import { attemptGoesOn } from '../../questions/stopped/questions.ts'
import { othersGoOn } from '../stopped/glossary-causes.ts'

/** Borg attempt no missions, */
export const noAttempts = rule({
  ruling: '1eS-scouting-locations-01',
  asked: permission,
  of: ['attempt'],
  applies: ({ card }, game) => affiliationsOf(game, card).includes('borg'),
  answer: false,
})

function scoutedBy(ruling: string, kind: 'planet' | 'space' | 'dual', answer: 'Away Team' | 'crew' | 'both') {
  return rule({
    ruling,
    asked: isScoutedBy,
    applies: ({ location }, game) => game.facts(location).kind === kind,
    answer,
  })
}

const byBothGroups = scoutedBy('1eS-scouting-locations-10', 'dual', 'both')

/** Read otherwise, a dual-icon mission is scouted by the group that the objective asks for. */
const byObjective = rule({
  ruling: 'both-groups-scouting-a-dual-icon-mission/by-objective',
  asked: isScoutedBy,
  applies: ({ location, as }, game) => as !== undefined && game.facts(location).kind === 'dual',
  answer: ({ as }) => (as === 'space' ? 'crew' : 'Away Team'),
  exceptionTo: [byBothGroups],
})

const stayAboard = custom({ ruling: 'custom-scouting-02', asked: mayFormAnAwayTeam, answer: false })

const objectiveLetsThem = rule({
  ruling: '1eS-scouting-locations-11',
  asked: mayFormAnAwayTeam,
  applies: ({ objective }) => objective !== undefined,
  answer: true,
  exceptionTo: [stayAboard],
})

/** What lets Borg scout a location, who does it, and where they may go before and afterwards. */
export const scoutingOfLocations = [
  noAttempts,
  // they scout locations, and that for an objective only,
  rule({
    ruling: '1eS-scouting-locations-02',
    asked: needsAnObjective,
    applies: ({ what }) => what === 'location',
    answer: true,
  }),
  // which lies open and targets the location.
  rule({
    ruling: '1eS-scouting-locations-04',
    asked: permitsScouting,
    applies: ({ what, activated, aimed }) => what === 'location' && !(activated && aimed),
    answer: false,
  }),
  rule({
    ruling: '1eS-scouting-locations-06',
    asked: targetedAs,
    applies: ({ mission }, game) => game.facts(mission).kind === 'dual',
    answer: true,
  }),
  // Planet and space objective rule each other out.
  rule({
    ruling: '1eS-scouting-locations-07',
    asked: completable,
    applies: ({ mission, before }, game) => before && game.facts(mission).kind === 'dual',
    answer: false,
  }),
  scoutedBy('1eS-scouting-locations-08', 'planet', 'Away Team'),
  scoutedBy('1eS-scouting-locations-09', 'space', 'crew'),
  byBothGroups,
  stayAboard,
  objectiveLetsThem,
  against('1eS-scouting-locations-12', mayJoinInScouting, true, {
    not: 'only those who were beamed down for it scout',
    applies: ({ sent }) => !sent,
  }),
  against('1eS-scouting-locations-13', mayFormAnAwayTeam, true, {
    not: 'nobody joins those who are on the planet by other means',
    applies: ({ objective, completed, joins }) => joins && objective !== undefined && !completed,
    exceptionTo: [objectiveLetsThem],
  }),
  against('1eS-scouting-locations-36', mayFormAnAwayTeam, false, {
    not: 'who acquires artifacts may go where they are',
    applies: ({ card, objective }, game) => !!game.text(card).surveys && objective === undefined,
    exceptionTo: [stayAboard],
  }),
  // A completed objective lets nobody beam down any more.
  rule({
    ruling: '1eS-scouting-locations-37',
    asked: mayFormAnAwayTeam,
    applies: ({ completed }) => completed,
    answer: false,
    exceptionTo: [objectiveLetsThem],
  }),
  against('1eS-scouting-locations-42', attemptGoesOn, true, {
    not: 'scouting is over when some of the scouts are stopped',
    applies: ({ group }) => group.to === 'scout',
    exceptionTo: [othersGoOn],
  }),
]

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'both-groups-scouting-a-dual-icon-mission',
    reading: 'by-objective',
    where: 'glossary',
    adds: [byObjective],
  },
]
