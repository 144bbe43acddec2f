import type { Card } from '../text/card.ts'
import { anyNor, compatibleShips } from './shared/nor-sites.ts'

export const card: Card = {
  title: 'Docking Pylons',
  print: 'whole',
  glossary: {
    plays: [{ on: anyNor, stays: true }],
    compatible: compatibleShips,
    docks: { type: 'ship', under: { 'staffing icons': 5 } },
    repairs: { what: 'ships docked here' },
    capacity: { ruling: 'custom-cards-129', ships: 6 },
  },
}
