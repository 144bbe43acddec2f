import type { Card } from '../text/card.ts'
import { anyOf, casualty } from './shared/tactics.ts'

export const card: Card = {
  title: 'Full Phaser Spread',
  print: {
    leftOut: 'its bonus for ships of the Galaxy class, and what it does on a station',
    onlyWith: ['class station'],
    why: 'no such ship fires, and no station is damaged',
    lies: ['ship', 'facility'],
  },
  glossary: { asMarker: { atOnce: casualty(anyOf('SCIENCE', 'Stellar Cartography')) } },
}
