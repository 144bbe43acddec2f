import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: 'Jean-Luc Picard (First Contact)',
  print: 'whole',
  glossary: { uses: [icon('Sense the Borg'), icon('Make It So')] },
}
