import type { Card } from '../text/card.ts'
import { anyNor, compatibleShips } from './shared/nor-sites.ts'

export interface AddedCardText {
  /** Ships that are docked at the site are repaired there. @alone, for no other site repairs ships */
  readonly repairsShips?: true
}

export const card: Card = {
  title: 'Docking Pylons',
  print: 'whole',
  glossary: {
    plays: [{ on: anyNor, stays: true }],
    compatible: compatibleShips,
    docks: { type: 'ship', under: { 'staffing icons': 5 } },
    repairsShips: true,
    capacity: { ruling: 'custom-cards-129', ships: 6 },
  },
}
