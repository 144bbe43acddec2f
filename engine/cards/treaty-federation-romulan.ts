import type { Card } from '../text/card.ts'
import { treaty } from './shared/treaties.ts'

export const card: Card = {
  title: 'Treaty: Federation/Romulan',
  print: 'whole',
  faq1996: treaty('federation', 'romulan'),
  glossary: treaty('federation', 'romulan'),
}
