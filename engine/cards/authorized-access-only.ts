import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Authorized Access Only',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-208',
      conditions: {
        any: [
          { some: { skill: 'Acquisition' }, count: 3 },
          { some: { classification: 'OFFICER' }, count: 3 },
        ],
      },
    },
  },
}
