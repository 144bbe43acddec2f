import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: "Miles O'Brien",
  print: 'whole',
  glossary: { uses: [icon('Near-Warp Transport')] },
}
