import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: 'Third and Fourth',
  print: 'whole',
  glossary: { uses: [icon('Maturation Chamber')] },
}
