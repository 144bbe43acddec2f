import { opponentOf } from '../../board/state.ts'
import { custom } from '../../kernel/rule.ts'
import { copiesOfAMission, seedsForFree } from '../../questions/seeding/deck.ts'
import { isSeededIn } from '../../questions/seeding/questions.ts'
import { beginsThePhase } from '../../questions/seeding/turn.ts'

/** Decks and seed phases in 1996. */
export const seedingOf1994 = [
  // Outposts come last,
  custom({
    ruling: 'custom-seeding-25',
    asked: isSeededIn,
    applies: ({ type }) => type === 'facility',
    answer: ({ phase }) => phase === 'seed-facility',
  }),
  // and of missions there are six, no two of them the same.
  custom({
    ruling: 'custom-seeding-27',
    asked: seedsForFree,
    applies: ({ portion }) => portion === 'missions',
    answer: { type: 'mission', least: 6, most: 6 },
  }),
  custom({ ruling: 'custom-seeding-121', asked: copiesOfAMission, answer: 1 }),
  // Whoever went last goes on.
  custom({
    ruling: 'custom-seeding-120',
    asked: beginsThePhase,
    applies: ({ phase }) => phase === 'start',
    answer: ({ next }, { state }) => opponentOf(state, next),
  }),
]

/** Whoever begins takes the very first turn. */
export const firstTurn = custom({
  ruling: 'custom-seeding-97',
  asked: beginsThePhase,
  applies: ({ phase }) => phase === 'seed-doorway',
  answer: (_, { state }) => state.players[0]!.name,
})
