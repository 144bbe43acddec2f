import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "Lore's Fingernail",
  print: 'whole',
  faq1996: {
    plays: [{ stays: true }],
    standing: [
      {
        ruling: 'custom-cards-72',
        affects: { all: { type: 'personnel', any: [{ keyword: 'Soong-type android' }, { name: 'Exocomp' }] } },
        affiliation: 'non-aligned',
      },
    ],
  },
}
