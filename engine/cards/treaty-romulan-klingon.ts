import type { Card } from '../text/card.ts'
import { treaty } from './shared/treaties.ts'

export const card: Card = {
  title: 'Treaty: Romulan/Klingon',
  print: 'whole',
  faq1996: treaty('romulan', 'klingon'),
  glossary: treaty('romulan', 'klingon'),
}
