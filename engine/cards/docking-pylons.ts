import type { Card } from '../text/card.ts'
import { anyNor } from './shared/nor-sites.ts'

export const card: Card = {
  title: 'Docking Pylons',
  print: {
    leftOut: 'what compatibility, V.I.P. or Computer Skill it asks for, repair, and how many ships it holds',
    why: 'no ship comes there',
  },
  glossary: {
    plays: [{ on: anyNor, stays: true }],
    docks: { type: 'ship', under: { 'staffing icons': 5 } },
  },
}
