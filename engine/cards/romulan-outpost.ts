import type { Card } from '../text/card.ts'
import { outpost } from './shared/outposts.ts'

export const card: Card = {
  title: 'Romulan Outpost',
  print: 'whole',
  faq1996: outpost('romulan'),
  glossary: outpost('romulan'),
}
