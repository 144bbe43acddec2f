import type { Card } from '../text/card.ts'
import { outpost } from './shared/outposts.ts'

export const card: Card = {
  title: 'Klingon Outpost',
  print: 'whole',
  faq1996: outpost('klingon'),
  glossary: outpost('klingon'),
}
