import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: 'Captain Picard',
  print: 'whole',
  currentRulings: { uses: [icon('Picard Maneuver')] },
}
