import type { Card } from '../text/card.ts'
import { handWeapon } from './shared/hand-weapons.ts'

const klingonDisruptor = handWeapon('klingon', 'non-aligned')

export const card: Card = {
  title: 'Klingon Disruptor',
  print: 'whole',
  faq1996: klingonDisruptor,
  glossary: klingonDisruptor,
}
