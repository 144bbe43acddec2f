import { custom } from '../../kernel/rule.ts'
import { seedsForFree } from '../../questions/seeding/deck.ts'

/** What a deck of Second Edition must hold. */
export const secondEditionDecks = [
  custom({
    ruling: 'custom-seeding-18',
    asked: seedsForFree,
    applies: ({ portion }) => portion === 'missions',
    answer: { type: 'mission', least: 5, most: 5 },
  }),
]
