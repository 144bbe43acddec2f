import type { FactWord } from './types.ts'

/** Relations between cards on the board, and what a player is; all others are about titles, and the cards need not be there. */
export const boardFacts = [
  'present',
  'same-location',
  'same-species',
  'staffed',
  'in-play',
  'distance',
  'in-command',
  'goes-home-with',
  'playing',
] as const satisfies readonly FactWord[]

export type BoardFact = (typeof boardFacts)[number]
