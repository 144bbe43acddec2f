import type { Card } from '../text/card.ts'
import { handWeapon } from './shared/hand-weapons.ts'

export const card: Card = {
  title: 'Cardassian Disruptor',
  print: {
    leftOut: 'that it is for Cardassians and the Non-Aligned',
    why: 'no STRENGTH is looked at, and Cardassians have it',
  },
  glossary: handWeapon(),
}
