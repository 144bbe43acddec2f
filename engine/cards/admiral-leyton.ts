import type { Card } from '../text/card.ts'
import { yoursHere } from './shared/battles-here.ts'

export const card: Card = {
  title: 'Admiral Leyton',
  print: 'whole',
  glossary: {
    standing: [{ affects: yoursHere, mayAttack: { those: ['affiliation', 'dominion'] } }],
  },
}
