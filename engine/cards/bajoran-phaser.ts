import type { Card } from '../text/card.ts'
import { handWeapon } from './shared/hand-weapons.ts'

export const card: Card = {
  title: 'Bajoran Phaser',
  print: {
    leftOut: 'that it is for Bajorans and the Non-Aligned',
    why: 'no STRENGTH is looked at, and nobody uses it',
  },
  glossary: handWeapon(),
}
