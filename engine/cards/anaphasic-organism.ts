import type { Card, Text } from '../text/card.ts'

const anaphasicOrganism: Text = {
  dilemma: {
    trigger: { some: { gender: 'female' } },
    conditions: { all: [{ skill: 'SECURITY' }, { skill: 'MEDICAL' }] },
    effects: [
      {
        do: 'select',
        as: 'resigned',
        count: 1,
        from: 'personnel facing',
        where: { gender: 'female' },
        most: 'attributes',
      },
      { do: 'discard', who: { chosen: 'resigned' } },
    ],
    discard: true,
  },
}

export const card: Card = {
  title: 'Anaphasic Organism',
  print: 'whole',
  faq1996: anaphasicOrganism,
  glossary: anaphasicOrganism,
}
