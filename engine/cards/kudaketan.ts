import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: "Kudak'Etan",
  print: 'whole',
  glossary: { uses: [icon('Commandeer Ship', 'Victory Is Life')] },
}
