import type { Card } from '../text/card.ts'
import { anyNor, compatibleShips } from './shared/nor-sites.ts'

export const card: Card = {
  title: 'Docking Ports',
  print: {
    leftOut:
      'that the same is asked of ships that undock, freighters that report for free, and how many ships it holds',
    why: 'no ship that is not compatible is docked there, none is a freighter that pays, and few come',
  },
  /** A site of a station where small ships report. */
  glossary: {
    plays: [{ on: anyNor, stays: true }],
    compatible: compatibleShips,
    docks: { type: 'ship', under: { 'staffing icons': 3 } },
    undocks: { ruling: '1eD-docking-15' },
    receives: { type: 'ship', under: { 'staffing icons': 3 } },
  },
}
