import type { Card } from '../text/card.ts'
import { anyNor } from './shared/nor-sites.ts'

export const card: Card = {
  title: 'Docking Pads',
  print: {
    leftOut:
      'whom compatibility, V.I.P. or Computer Skill it asks for, Establish Landing Protocols, the tractor beam, and how many ships it holds',
    why: 'every ship that comes is compatible and alone, and nobody downloads or tows',
  },
  glossary: {
    plays: [{ on: anyNor, stays: true }],
    docks: { type: 'ship', under: { 'staffing icons': 1 } },
    receives: { type: 'ship', under: { 'staffing icons': 1 } },
    landsShips: true,
  },
}
