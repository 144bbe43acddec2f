import type { Card } from '../text/card.ts'
import { iconFor } from './shared/special-downloads.ts'

export const card: Card = {
  title: 'Starship Constitution',
  print: 'whole',
  glossary: {
    uses: [iconFor({ type: 'personnel', unique: false, affiliation: 'federation', icon: 'original series' })],
  },
}
