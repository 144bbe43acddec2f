import type { Card } from '../text/card.ts'
import { anyNor, compatibleShips } from './shared/nor-sites.ts'

export const card: Card = {
  title: 'Docking Ports',
  print: 'whole',
  /** A site of a station where small ships report. */
  glossary: {
    plays: [{ on: anyNor, stays: true }],
    compatible: compatibleShips,
    docks: { type: 'ship', under: { 'staffing icons': 3 } },
    undocks: { ruling: '1eD-docking-15' },
    frees: [
      {
        ruling: 'custom-cards-130',
        where: { type: 'ship', any: [{ keyword: 'Freighter' }, { keyword: 'Transport' }] },
        at: { name: 'Docking Ports' },
        every: true,
      },
    ],
    capacity: { ruling: 'custom-cards-129', ships: 9 },
    receives: { type: 'ship', under: { 'staffing icons': 3 } },
  },
}
