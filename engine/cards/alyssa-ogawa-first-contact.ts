import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: 'Alyssa Ogawa (First Contact)',
  print: 'whole',
  glossary: { uses: [icon('Medical Kit')] },
}
