import { affiliationsOf } from '../../state/affiliations.ts'
import { custom, denial, presumption, rule } from '../rule.ts'

/** Borg attempt no missions, */
const noAttempts = rule({
  ruling: '1eS-scouting-locations-01',
  asked: 'can',
  applies: ({ card, to }, game) => to === 'attempt' && affiliationsOf(game, card).includes('borg'),
  answer: false,
})

/** they scout locations, and that for an objective only, */
const forAnObjective = rule({
  ruling: '1eS-scouting-locations-02',
  asked: 'needs an objective',
  applies: ({ what }) => what === 'location',
  answer: true,
})

/** which lies open and targets the location. */
const activatedAndAimed = rule({
  ruling: '1eS-scouting-locations-04',
  asked: 'permits scouting',
  applies: ({ what, activated, aimed }) => what === 'location' && !(activated && aimed),
  answer: false,
})

const eitherKind = rule({
  ruling: '1eS-scouting-locations-06',
  asked: 'is targeted as',
  applies: ({ mission }, game) => game.facts(mission).kind === 'dual',
  answer: true,
})

/** Planet and space objective rule each other out. */
const oneAtADualMission = rule({
  ruling: '1eS-scouting-locations-07',
  asked: 'may be completed',
  applies: ({ mission, before }, game) => before && game.facts(mission).kind === 'dual',
  answer: false,
})

function scoutedBy(ruling: string, kind: 'planet' | 'space' | 'dual', answer: 'Away Team' | 'crew' | 'both') {
  return rule({
    ruling,
    asked: 'is scouted by',
    applies: ({ location }, game) => game.facts(location).kind === kind,
    answer,
  })
}

/** Read otherwise, a dual-icon mission is scouted by the group that the objective asks for. */
export const byObjective = rule({
  ruling: 'both-groups-scouting-a-dual-icon-mission/by-objective',
  asked: 'is scouted by',
  applies: ({ location, as }, game) => as !== undefined && game.facts(location).kind === 'dual',
  answer: ({ as }) => (as === 'space' ? 'crew' : 'Away Team'),
  exceptionTo: ['1eS-scouting-locations-10'],
})

const stayAboard = custom({
  ruling: 'Borg form Away Teams only where a card lets them',
  asked: 'may form an Away Team',
  applies: () => true,
  answer: false,
})

const objectiveLetsThem = rule({
  ruling: '1eS-scouting-locations-11',
  asked: 'may form an Away Team',
  applies: ({ objective }) => objective !== undefined,
  answer: true,
  exceptionTo: [stayAboard.ruling],
})

const onlyThoseSent = presumption({
  ruling: 'only those who were beamed down for it scout',
  asked: 'may join in scouting',
  applies: ({ sent }) => !sent,
  answer: false,
})

const notJoined = presumption({
  ruling: 'nobody joins those who are on the planet by other means',
  asked: 'may form an Away Team',
  applies: ({ objective, completed, joins }) => joins && objective !== undefined && !completed,
  answer: false,
  exceptionTo: [objectiveLetsThem.ruling],
})

const goesToArtifacts = presumption({
  ruling: 'who acquires artifacts may go where they are',
  asked: 'may form an Away Team',
  applies: ({ card, objective }, game) => !!game.text(card).surveys && objective === undefined,
  answer: true,
  exceptionTo: [stayAboard.ruling],
})

/** A completed objective lets nobody beam down any more. */
const completedDoesNot = rule({
  ruling: '1eS-scouting-locations-37',
  asked: 'may form an Away Team',
  applies: ({ completed }) => completed,
  answer: false,
  exceptionTo: [objectiveLetsThem.ruling],
})

const endsWithTheFirst = presumption({
  ruling: 'scouting is over when some of the scouts are stopped',
  asked: 'attempt goes on',
  applies: ({ group }) => group.to === 'scout',
  answer: false,
  exceptionTo: ['1eS-stopped-16'],
})

const staysWhereItScouted = presumption({
  ruling: 'who scouted stays for the rest of the turn',
  asked: 'is free after scouting',
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
  scoutedBy('1eS-scouting-locations-10', 'dual', 'both'),
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
