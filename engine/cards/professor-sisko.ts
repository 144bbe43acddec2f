import type { Card } from '../text/card.ts'

const siskos = ['Ben Sisko', 'Benjamin Sisko', 'Jake Sisko', 'Lt. Sisko', 'Mr. Sisko', 'Professor Sisko']

export const card: Card = {
  title: 'Professor Sisko',
  print: 'whole',
  currentRulings: {
    letsReport: { ruling: 'custom-cards-48', where: { name: siskos } },
    frees: [
      { ruling: 'custom-cards-48', where: { name: 'Jake Sisko' }, present: { name: 'Professor Sisko' }, every: true },
    ],
  },
}
