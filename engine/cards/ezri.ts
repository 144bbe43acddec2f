import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: 'Ezri',
  print: 'whole',
  currentRulings: { uses: [icon('Crossover')] },
}
