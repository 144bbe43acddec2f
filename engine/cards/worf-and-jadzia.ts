import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: 'Worf and Jadzia',
  print: 'whole',
  glossary: { uses: [icon('The Beating Heart')] },
}
