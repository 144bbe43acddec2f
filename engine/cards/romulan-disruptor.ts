import type { Card } from '../text/card.ts'
import { handWeapon } from './shared/hand-weapons.ts'

const romulanDisruptor = handWeapon('romulan', 'non-aligned')

export const card: Card = {
  title: 'Romulan Disruptor',
  print: 'whole',
  faq1996: romulanDisruptor,
  glossary: romulanDisruptor,
}
