import type { Card } from '../text/card.ts'
import { anyNor, compatibleShips } from './shared/nor-sites.ts'

export interface AddedCardText {
  /** Site: to dock there is to land, and to undock to take off. */
  readonly landsShips?: true
}

export const card: Card = {
  title: 'Docking Pads',
  print: 'whole',
  glossary: {
    plays: [{ on: anyNor, stays: true }],
    compatible: compatibleShips,
    docks: { type: 'ship', under: { 'staffing icons': 1 } },
    receives: { type: 'ship', under: { 'staffing icons': 1 } },
    landsShips: true,
    capacity: { ruling: 'custom-cards-129', ships: 6 },
    uses: [
      {
        ruling: 'custom-cards-131',
        once: 'game',
        effects: [{ do: 'download', where: { name: 'Establish Landing Protocols' } }],
      },
    ],
  },
}
