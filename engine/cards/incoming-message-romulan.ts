import type { Card } from '../text/card.ts'
import { incomingMessage } from './shared/incoming-messages.ts'

export const card: Card = {
  title: 'Incoming Message - Romulan',
  print: 'whole',
  faq1996: incomingMessage('romulan', 'custom-cards-395'),
}
