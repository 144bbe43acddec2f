import type { Card } from '../text/card.ts'
import { incomingMessage } from './shared/incoming-messages.ts'

export const card: Card = {
  title: 'Incoming Message - Klingon',
  print: 'whole',
  faq1996: incomingMessage('klingon', 'custom-cards-396'),
}
