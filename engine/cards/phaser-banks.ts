import type { Card } from '../text/card.ts'
import { casualty } from './shared/tactics.ts'

export const card: Card = {
  title: 'Phaser Banks',
  print: {
    leftOut: 'its bonus for Federation ships, and what it does on a station',
    onlyWith: ['class station'],
    why: 'no such ship fires, and no station is damaged',
    lies: ['ship', 'facility'],
  },
  glossary: { asMarker: { atOnce: casualty() } },
}
