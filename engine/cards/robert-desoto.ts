import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Robert DeSoto',
  print: 'whole',
  faq1996: {
    letsReport: {
      ruling: 'custom-cards-94',
      where: { type: 'personnel', any: [{ classification: 'V.I.P.' }, { skill: 'V.I.P.' }] },
      to: { name: 'U.S.S. Hood' },
    },
  },
}
