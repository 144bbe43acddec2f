import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: 'Morn',
  print: 'whole',
  glossary: { uses: [icon('Gold-Pressed Latinum')] },
}
