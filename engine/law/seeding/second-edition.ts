import { custom } from '../../kernel/rule.ts'
import { missionKindsNeeded, seedsForFree } from '../../questions/seeding/deck.ts'

/** What a deck of Second Edition must hold. */
export const secondEditionDecks = [
  custom({
    ruling: 'custom-seeding-18',
    asked: seedsForFree,
    applies: ({ portion }) => portion === 'missions',
    answer: { type: 'mission', least: 5, most: 5 },
  }),
  custom({
    ruling: 'custom-seeding-94',
    asked: missionKindsNeeded,
    answer: ['headquarters', 'planet', 'space'],
  }),
]
