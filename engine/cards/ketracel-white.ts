import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

export interface AddedCardText {
  /** Its countdown runs only with such a card of its controller present. */
  readonly countsDownWith?: Filter
}

export const card: Card = {
  title: 'Ketracel-White',
  print: 'whole',
  glossary: {
    countdown: { ruling: 'custom-cards-353', from: 3 },
    countsDownWith: { icon: 'ketracel-white' },
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
