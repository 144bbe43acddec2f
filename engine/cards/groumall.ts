import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: 'Groumall',
  print: 'whole',
  glossary: { uses: [icon('System 5 Disruptors')] },
}
