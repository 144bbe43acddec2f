import type { Card } from '../text/card.ts'

export interface AddedScoutingText {
  /** Where it is, its player's transporters beam through the opponent's SHIELDS. */
  readonly beamsThroughShields?: true
}

export const card: Card = {
  title: 'Two of Eleven',
  print: 'whole',
  glossary: { beamsThroughShields: true },
}
