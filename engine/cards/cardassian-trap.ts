import type { Card, Text } from '../text/card.ts'

const cardassianTrap: Text = {
  dilemma: {
    ruling: 'custom-cards-202',
    targets: [{ unique: true, not: { affiliation: 'cardassian' } }],
    conditions: { skill: 'Empathy' },
    effects: [
      {
        do: 'select',
        as: 'captive',
        by: 'chance',
        count: 1,
        from: 'personnel facing',
        where: { unique: true, not: { affiliation: 'cardassian' } },
      },
      { do: 'capture', who: { chosen: 'captive' } },
    ],
    discard: true,
  },
}

export const card: Card = {
  title: 'Cardassian Trap',
  print: 'whole',
  faq1996: cardassianTrap,
  glossary: cardassianTrap,
}
