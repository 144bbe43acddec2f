import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: 'Deputy Quark',
  print: 'whole',
  currentRulings: {
    standing: [{ ruling: 'custom-cards-77', affects: 'this', gives: 'SECURITY', while: { inPlay: { name: 'Odo' } } }],
    uses: [icon('Renewal Scroll')],
  },
}
