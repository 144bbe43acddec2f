import type { Card } from '../text/card.ts'
import { outpost } from './shared/outposts.ts'

export const card: Card = {
  title: 'Federation Outpost',
  print: 'whole',
  faq1996: outpost('federation'),
  glossary: outpost('federation'),
}
