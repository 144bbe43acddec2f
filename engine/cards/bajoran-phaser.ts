import type { Card } from '../text/card.ts'
import { handWeapon } from './shared/hand-weapons.ts'

export const card: Card = {
  title: 'Bajoran Phaser',
  print: {
    leftOut: 'that it is for Bajorans and the Non-Aligned',
    onlyWith: ['attack', 'strength'],
    why: 'nobody uses it in an attempt',
  },
  glossary: handWeapon(),
}
