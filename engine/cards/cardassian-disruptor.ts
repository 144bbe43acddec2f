import type { Card } from '../text/card.ts'
import { handWeapon } from './shared/hand-weapons.ts'

export const card: Card = {
  title: 'Cardassian Disruptor',
  print: {
    leftOut: 'that it is for Cardassians and the Non-Aligned',
    onlyWith: ['attack', 'strength'],
    why: 'Cardassians have it',
  },
  glossary: handWeapon(),
}
