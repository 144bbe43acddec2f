import type { Card } from '../text/card.ts'
import { iconFor } from './shared/special-downloads.ts'

export const card: Card = {
  title: 'Bareil',
  print: 'whole',
  glossary: { uses: [iconFor({ type: 'equipment' })] },
}
