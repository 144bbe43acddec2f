import type { Card } from '../text/card.ts'
import { casualty } from './shared/tactics.ts'

export const card: Card = {
  title: 'Pulse Disruptor',
  print: {
    leftOut: 'its bonus for Klingon ships, and what it does on a station',
    onlyWith: ['class station'],
    why: 'no battle is fought with it as the current tactic, and no station is damaged',
    lies: ['ship', 'facility'],
  },
  glossary: { asMarker: { atOnce: casualty() } },
}
