import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Parallel Romance',
  print: [
    {
      under: ['faq1996'],
      leftOut: 'the STRENGTH that it takes',
      onlyWith: ['attack', 'strength'],
      why: 'no attempt turns on it',
    },
    { under: ['glossary', 'currentRulings'], aims: ['personnel'] },
  ],
  faq1996: {
    dilemma: {
      ruling: 'custom-cards-295',
      trigger: { each: [{ gender: 'male' }, { gender: 'female' }] },
      effects: [
        { do: 'select', as: 'man', by: 'chance', count: 1, from: 'personnel facing', where: { gender: 'male' } },
        { do: 'select', as: 'woman', by: 'chance', count: 1, from: 'personnel facing', where: { gender: 'female' } },
        { do: 'stop', who: { chosen: 'man' } },
        { do: 'stop', who: { chosen: 'woman' } },
      ],
    },
  },
  glossary: {
    dilemma: {
      ruling: 'custom-cards-295',
      trigger: { each: [{ gender: 'male' }, { gender: 'female' }] },
      effects: [
        { do: 'select', as: 'man', by: 'chance', count: 1, from: 'personnel facing', where: { gender: 'male' } },
        { do: 'select', as: 'woman', by: 'chance', count: 1, from: 'personnel facing', where: { gender: 'female' } },
        { do: 'stop', who: { chosen: 'man' }, lasting: true },
        { do: 'stop', who: { chosen: 'woman' }, lasting: true },
      ],
      placedOn: 'mission',
      countdown: 3,
    },
    standing: [{ ruling: 'custom-cards-295', affects: 'target', add: { strength: -2 } }],
  },
}
