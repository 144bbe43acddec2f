import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: "Remata'Klan",
  print: 'whole',
  glossary: { uses: [icon('No Way Out')] },
}
