import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { comesFromTheTop, goesInItsQuadrant, mayBePlaced } from '../questions.ts'
import {
  alternates,
  beginsThePhase,
  cardsASeedingTurn,
  comesBackIn,
  facilitiesBeforeDilemmas,
  mayPassWhileSeeding,
  missionComesFirst,
  passesThatEnd,
  unusedSeedsLeave,
} from '../turn-questions.ts'

const always = () => true

const facilitiesFirst = presumption({
  ruling: 'facilities are seeded before dilemmas',
  asked: facilitiesBeforeDilemmas,
  applies: always,
  answer: true,
})

const outOfThePhase = presumption({
  ruling: 'whoever has passed is out of the phase',
  asked: comesBackIn,
  applies: always,
  answer: false,
})

const missionsFirst = presumption({
  ruling: 'whoever has missions left seeds nothing else in the mission phase',
  asked: missionComesFirst,
  applies: always,
  answer: true,
})

const atAnEnd = rule({
  ruling: '1eS-seed-phases-14',
  asked: mayBePlaced,
  applies: ({ at }) => at === 'between',
  answer: false,
})

const oneSpaceline = presumption({
  ruling: 'all missions lie in one spaceline',
  asked: goesInItsQuadrant,
  applies: always,
  answer: false,
})

/** Where missions are placed. */
export const placesOfMissions = [
  denial('1eS-seed-phases-11', oneSpaceline, true),
  rule({ ruling: '1eS-seed-phases-12', asked: comesFromTheTop, applies: always, answer: true }),
  atAnEnd,
  rule({
    ruling: '1eS-seed-phases-17',
    asked: mayBePlaced,
    applies: ({ inserted }) => inserted,
    answer: true,
    exceptionTo: [atAnEnd],
  }),
]

/** How the players seed in turns. */
export const seedingTurns = [
  denial('1eS-seed-phases-01', facilitiesFirst, false),
  rule({ ruling: '1eS-seed-phases-03', asked: alternates, applies: always, answer: true }),
  rule({
    ruling: '1eS-seed-phases-04',
    asked: beginsThePhase,
    applies: ({ phase }) => phase !== 'start',
    answer: (_, { state }) => state.players[0]!.name,
  }),
  rule({ ruling: '1eS-seed-phases-06', asked: passesThatEnd, applies: always, answer: 2 }),
  denial('1eS-seed-phases-07', outOfThePhase, true),
  rule({
    ruling: '1eS-seed-phases-16',
    asked: mayPassWhileSeeding,
    applies: ({ phase, missionsLeft }) => phase === 'seed-mission' && missionsLeft,
    answer: false,
  }),
  denial('1eS-seed-phases-61', missionsFirst, false),
  rule({ ruling: '1eS-seed-phases-62', asked: cardsASeedingTurn, applies: always, answer: 1 }),
  rule({ ruling: '1eS-seed-phases-72', asked: unusedSeedsLeave, applies: always, answer: true }),
  rule({
    ruling: '1eS-starting-the-game-04',
    asked: beginsThePhase,
    applies: ({ phase }) => phase === 'start',
    answer: (_, { state }) => state.players[0]!.name,
  }),
]
