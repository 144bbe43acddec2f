import type { Card } from '../text/card.ts'
import { anyNor, compatibleShips } from './shared/nor-sites.ts'

export interface AddedCardText {
  /** Site: to dock there is to land, and to undock to take off. */
  readonly landsShips?: true
}

export const card: Card = {
  title: 'Docking Pads',
  print: {
    leftOut:
      'that the same is asked of ships that take off, Establish Landing Protocols, the tractor beam, and how many ships it holds',
    why: 'no ship that is not compatible is docked there, few come, and nobody downloads or tows',
  },
  glossary: {
    plays: [{ on: anyNor, stays: true }],
    compatible: compatibleShips,
    docks: { type: 'ship', under: { 'staffing icons': 1 } },
    receives: { type: 'ship', under: { 'staffing icons': 1 } },
    landsShips: true,
  },
}
