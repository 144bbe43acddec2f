import type { Card } from '../text/card.ts'
import { kit } from './shared/kits.ts'

export const card: Card = {
  title: 'Engineering PADD',
  print: 'whole',
  faq1996: kit('SCIENCE', 'ENGINEER'),
}
