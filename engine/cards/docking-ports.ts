import type { Card } from '../text/card.ts'
import { anyNor } from './shared/nor-sites.ts'

export const card: Card = {
  title: 'Docking Ports',
  print: {
    leftOut:
      'what compatibility, V.I.P. or Computer Skill it asks for, freighters that report for free, and how many ships it holds',
    why: 'every ship that comes is compatible and alone, and no freighter',
  },
  /** A site of a station where small ships report. */
  glossary: {
    plays: [{ on: anyNor, stays: true }],
    docks: { type: 'ship', under: { 'staffing icons': 3 } },
    undocks: { ruling: '1eD-docking-15' },
    receives: { type: 'ship', under: { 'staffing icons': 3 } },
  },
}
