import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Robert DeSoto',
  print: 'whole',
  faq1996: {
    receivesPresent: {
      ruling: 'custom-cards-94',
      where: { type: 'personnel', any: [{ classification: 'V.I.P.' }, { skill: 'V.I.P.' }] },
      at: { name: 'U.S.S. Hood' },
    },
  },
}
