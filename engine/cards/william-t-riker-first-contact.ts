import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: 'William T. Riker (First Contact)',
  print: 'whole',
  glossary: { uses: [icon('Anti-Matter Spread')] },
}
