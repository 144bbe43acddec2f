import type { Card } from '../text/card.ts'
import { handWeapon } from './shared/hand-weapons.ts'

const starfleetTypeIIPhaser = handWeapon('federation', 'non-aligned')

export const card: Card = {
  title: 'Starfleet Type II Phaser',
  print: [
    { under: ['faq1996'] },
    {
      under: ['glossary', 'currentRulings'],
      leftOut: 'that it is for the Federation and the Non-Aligned',
      why: 'those with it are of these',
    },
  ],
  faq1996: starfleetTypeIIPhaser,
  glossary: starfleetTypeIIPhaser,
}
