import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: '0413-Theta',
  print: 'whole',
  currentRulings: { uses: [icon('Lower Decks')] },
}
