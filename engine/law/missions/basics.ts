import { custom } from '../../kernel/rule.ts'
import { worksWith } from '../../mechanics/compatibility/cooperation.ts'
import { endsUnmatched, isTheirsToAttempt, mayBeHeldBack } from '../../questions/missions/questions.ts'

/** In Second Edition each player attempts his own, */
const ownOnly = custom({
  ruling: 'custom-missions-22',
  asked: isTheirsToAttempt,
  answer: ({ own }) => own,
})

export const missionBasics = [
  // When all who match it are gone, the attempt is over.
  custom({
    ruling: 'custom-missions-21',
    asked: endsUnmatched,
    answer: ({ matched }) => !matched,
  }),
  ownOnly,
  // and nobody a headquarters.
  custom({
    ruling: 'custom-missions-27',
    asked: isTheirsToAttempt,
    applies: ({ mission }, game) => game.facts(mission).kind === 'headquarters',
    answer: false,
    exceptionTo: [ownOnly],
  }),
  // Whoever is there and goes with the others takes part.
  custom({
    ruling: 'custom-missions-23',
    asked: mayBeHeldBack,
    answer: ({ left, others }, game) => left.every(card => others.some(other => !worksWith(game, card, other))),
  }),
]
