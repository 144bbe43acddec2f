import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "Lore's Fingernail",
  print: 'whole',
  glossary: {
    plays: [{ stays: true }],
    standing: [
      {
        affects: { all: { type: 'personnel', any: [{ keyword: 'Soong-type android' }, { name: 'Exocomp' }] } },
        affiliation: 'non-aligned',
      },
    ],
  },
}
