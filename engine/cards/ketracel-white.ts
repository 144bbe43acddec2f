import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Ketracel-White',
  print: 'whole',
  glossary: {
    countdown: { ruling: 'custom-cards-353', from: 3 },
    countsDown: { with: { icon: 'ketracel-white' } },
    standing: [{ affects: { othersWith: 'this' }, immuneTo: ['White Deprivation'] }],
    uses: [
      {
        ruling: 'custom-cards-354',
        needs: { some: { species: 'Vorta' } },
        needsAmong: { othersWith: 'this' },
        effects: [{ do: 'record', deed: 'rationed' }],
      },
    ],
  },
}
