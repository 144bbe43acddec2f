import { custom, rule } from '../../kernel/rule.ts'
import { mayBePlaced } from '../../questions/seeding/questions.ts'
import { beginsThePhase, mayPassWhileSeeding } from '../../questions/seeding/turn.ts'

const atAnEnd = rule({
  ruling: '1eS-seed-phases-14',
  asked: mayBePlaced,
  applies: ({ at }) => at === 'between',
  answer: false,
})

/** Where missions are placed. */
export const placesOfMissions = [
  atAnEnd,
  rule({
    ruling: '1eS-seed-phases-17',
    asked: mayBePlaced,
    applies: ({ inserted }) => inserted,
    answer: true,
    exceptionTo: [atAnEnd],
  }),
  // A region is not torn apart: what belongs to it joins it, be that between other missions.
  custom({
    ruling: 'custom-seeding-98',
    asked: mayBePlaced,
    applies: ({ ofItsRegion }) => ofItsRegion !== undefined,
    answer: ({ ofItsRegion }) => ofItsRegion === 'next to it',
    exceptionTo: [atAnEnd],
  }),
]

/** How the players seed in turns. */
export const seedingTurns = [
  rule({
    ruling: '1eS-seed-phases-04',
    asked: beginsThePhase,
    applies: ({ phase }) => phase !== 'start',
    answer: (_, { state }) => state.players[0]!.name,
  }),
  rule({
    ruling: '1eS-seed-phases-16',
    asked: mayPassWhileSeeding,
    applies: ({ phase, missionsLeft }) => phase === 'seed-mission' && missionsLeft,
    answer: false,
  }),
  rule({
    ruling: '1eS-starting-the-game-04',
    asked: beginsThePhase,
    applies: ({ phase }) => phase === 'start',
    answer: (_, { state }) => state.players[0]!.name,
  }),
]
