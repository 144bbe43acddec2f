import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Frame of Mind',
  print: { aims: ['personnel'] },
  faq1996: {
    dilemma: {
      effects: [
        { do: 'select', as: 'patient', by: 'chance', count: 1, from: 'personnel facing' },
        {
          ruling: 'faq96-322-frame-of-mind-01',
          do: 'select skills',
          who: { chosen: 'patient' },
          by: 'opponent',
          count: 2,
          from: 'all or its own',
        },
      ],
      placedOn: 'personnel',
      cures: [{ ruling: 'faq96-321-dilemmas-27', needs: { skill: 'Empathy', level: 3 } }],
    },
    standing: [
      {
        ruling: 'faq96-322-frame-of-mind-01',
        affects: 'host',
        affiliation: 'non-aligned',
        set: { integrity: 3, cunning: 3, strength: 3 },
        loses: 'all skills',
      },
    ],
  },
  glossary: {
    dilemma: {
      ruling: 'custom-cards-240',
      selects: [{ do: 'select', as: 'patient', by: 'chance', count: 1, from: 'personnel facing' }],
      effects: [{ do: 'select skills', who: { chosen: 'patient' }, by: 'opponent', count: 2, from: 'all or its own' }],
      placedOn: 'personnel',
      cure: { skill: 'Empathy', level: 3 },
    },
    standing: [
      {
        ruling: 'custom-cards-240',
        affects: 'target',
        affiliation: 'non-aligned',
        set: { integrity: 3, cunning: 3, strength: 3 },
        loses: 'all skills',
      },
    ],
  },
}
