import type { Card } from '../text/card.ts'

import type { Effect, Who } from '../text/text.ts'

const creatures = { name: 'Interphasic Plasma Creatures' } as const

const drain = (who: Who): readonly Effect[] => [
  { do: 'modify', who, attribute: 'skills', set: 0 },
  { do: 'modify', who, attribute: 'cunning', set: 0 },
  { do: 'last for', who },
]
const doubled = { attribute: 'effects', multiply: 2 } as const

export const card: Card = {
  title: 'Brain Drain',
  print: [
    {
      under: ['faq1996'],
      plays: 'all that is printed; who plays it on a crew or Away Team names the personnel at once',
    },
    { under: ['glossary', 'currentRulings'] },
  ],
  faq1996: {
    plays: [
      { ruling: 'custom-cards-117', once: 'turn', on: { type: 'personnel' }, effects: drain('target') },
      {
        ruling: 'custom-cards-61',
        once: 'turn',
        on: { ...creatures, cardIn: 'play' },
        effects: [{ do: 'modify', who: 'target', ...doubled, for: 'good' }],
      },
      {
        once: 'turn',
        answers: { to: 'encountered', what: creatures },
        effects: [{ do: 'modify', who: 'answered', ...doubled, for: 'good' }],
      },
    ],
  },
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-424',
        once: 'turn',
        on: { type: ['mission', 'ship', 'facility'] },
        effects: [
          { do: 'select', as: 'drained', count: 1, from: { presentAt: 'target', where: { type: 'personnel' } } },
          ...drain({ chosen: 'drained' }),
        ],
      },
      {
        ruling: 'custom-cards-61',
        once: 'turn',
        on: { ...creatures, cardIn: 'play' },
        effects: [{ do: 'modify', who: 'target', ...doubled, for: 'good' }],
      },
    ],
  },
}
