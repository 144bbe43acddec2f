import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: 'Grand Nagus Zek',
  print: 'whole',
  glossary: { uses: [icon('HQ: Ferengi Credit Exchange')] },
}
