import type { Card } from '../text/card.ts'
import { treaty } from './shared/treaties.ts'

export const card: Card = {
  title: 'Treaty: Federation/Klingon',
  print: 'whole',
  faq1996: treaty('federation', 'klingon'),
  glossary: treaty('federation', 'klingon'),
}
