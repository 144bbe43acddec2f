import { permission } from '../../../board/questions.ts'
import type { Reading } from '../../../kernel/reading.ts'
import { custom, denial, presumption, rule } from '../../../kernel/rule.ts'
import { affiliationsOf } from '../../compatibility/affiliations.ts'
import { othersGoOn } from '../../stopped/law/glossary-causes.ts'
import { attemptGoesOn } from '../../stopped/questions.ts'
import { completable, targetedAs } from '../objective-questions.ts'
import {
  isFreeAfterScouting,
  isScoutedBy,
  mayFormAnAwayTeam,
  mayJoinInScouting,
  needsAnObjective,
  permitsScouting,
} from '../questions.ts'

/** Borg attempt no missions, */
export const noAttempts = rule({
  ruling: '1eS-scouting-locations-01',
  asked: permission,
  of: ['attempt'],
  applies: ({ card }, game) => affiliationsOf(game, card).includes('borg'),
  answer: false,
})

/** they scout locations, and that for an objective only, */
const forAnObjective = rule({
  ruling: '1eS-scouting-locations-02',
  asked: needsAnObjective,
  applies: ({ what }) => what === 'location',
  answer: true,
})

/** which lies open and targets the location. */
const activatedAndAimed = rule({
  ruling: '1eS-scouting-locations-04',
  asked: permitsScouting,
  applies: ({ what, activated, aimed }) => what === 'location' && !(activated && aimed),
  answer: false,
})

const eitherKind = rule({
  ruling: '1eS-scouting-locations-06',
  asked: targetedAs,
  applies: ({ mission }, game) => game.facts(mission).kind === 'dual',
  answer: true,
})

/** Planet and space objective rule each other out. */
const oneAtADualMission = rule({
  ruling: '1eS-scouting-locations-07',
  asked: completable,
  applies: ({ mission, before }, game) => before && game.facts(mission).kind === 'dual',
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

const stayAboard = custom({
  ruling: 'custom-scouting-02',
  asked: mayFormAnAwayTeam,
  applies: () => true,
  answer: false,
})

const objectiveLetsThem = rule({
  ruling: '1eS-scouting-locations-11',
  asked: mayFormAnAwayTeam,
  applies: ({ objective }) => objective !== undefined,
  answer: true,
  exceptionTo: [stayAboard],
})

const onlyThoseSent = presumption({
  ruling: 'only those who were beamed down for it scout',
  asked: mayJoinInScouting,
  applies: ({ sent }) => !sent,
  answer: false,
})

const notJoined = presumption({
  ruling: 'nobody joins those who are on the planet by other means',
  asked: mayFormAnAwayTeam,
  applies: ({ objective, completed, joins }) => joins && objective !== undefined && !completed,
  answer: false,
  exceptionTo: [objectiveLetsThem],
})

const goesToArtifacts = presumption({
  ruling: 'who acquires artifacts may go where they are',
  asked: mayFormAnAwayTeam,
  applies: ({ card, objective }, game) => !!game.text(card).surveys && objective === undefined,
  answer: true,
  exceptionTo: [stayAboard],
})

/** A completed objective lets nobody beam down any more. */
const completedDoesNot = rule({
  ruling: '1eS-scouting-locations-37',
  asked: mayFormAnAwayTeam,
  applies: ({ completed }) => completed,
  answer: false,
  exceptionTo: [objectiveLetsThem],
})

const endsWithTheFirst = presumption({
  ruling: 'scouting is over when some of the scouts are stopped',
  asked: attemptGoesOn,
  applies: ({ group }) => group.to === 'scout',
  answer: false,
  exceptionTo: [othersGoOn],
})

const staysWhereItScouted = presumption({
  ruling: 'who scouted stays for the rest of the turn',
  asked: isFreeAfterScouting,
  applies: () => true,
  answer: false,
})

/** What lets Borg scout a location, who does it, and where they may go before and afterwards. */
export const scoutingOfLocations = [
  noAttempts,
  forAnObjective,
  activatedAndAimed,
  eitherKind,
  oneAtADualMission,
  scoutedBy('1eS-scouting-locations-08', 'planet', 'Away Team'),
  scoutedBy('1eS-scouting-locations-09', 'space', 'crew'),
  byBothGroups,
  stayAboard,
  objectiveLetsThem,
  onlyThoseSent,
  denial('1eS-scouting-locations-12', onlyThoseSent, true),
  notJoined,
  denial('1eS-scouting-locations-13', notJoined, true),
  goesToArtifacts,
  denial('1eS-scouting-locations-36', goesToArtifacts, false),
  completedDoesNot,
  endsWithTheFirst,
  denial('1eS-scouting-locations-42', endsWithTheFirst, true),
  staysWhereItScouted,
  denial('1eS-scouting-locations-43', staysWhereItScouted, true),
]

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'both-groups-scouting-a-dual-icon-mission',
    reading: 'by-objective',
    where: 'glossary',
    enact: [byObjective],
  },
]
