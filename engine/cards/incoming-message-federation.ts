import type { Card } from '../text/card.ts'
import { incomingMessage } from './shared/incoming-messages.ts'

export const card: Card = {
  title: 'Incoming Message - Federation',
  print: 'whole',
  faq1996: incomingMessage('federation', 'custom-cards-397'),
}
