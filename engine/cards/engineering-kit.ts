import type { Card } from '../text/card.ts'
import { kit } from './shared/kits.ts'

export const card: Card = {
  title: 'Engineering Kit',
  print: 'whole',
  faq1996: kit('OFFICER', 'ENGINEER', 'faq96-37-equipment-01'),
}
