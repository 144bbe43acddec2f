import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: 'Anya',
  print: { leftOut: 'that she takes the place of Salia', why: 'no random selection meets Salia' },
  glossary: { uses: [icon('Salia')] },
}
