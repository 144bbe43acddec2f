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
      leftOut:
        'that it is played on a crew or team, and once each turn; that it doubles the creatures for longer than a turn',
      why: 'its boards name the personnel, it is played once, and nobody looks at them in a later turn',
    },
    { under: ['glossary', 'currentRulings'] },
  ],
  faq1996: {
    plays: [
      { on: { type: 'personnel' }, effects: drain('target') },
      { on: { ...creatures, cardIn: 'play' }, effects: [{ do: 'modify', who: 'target', ...doubled }] },
      { answers: { to: 'encountered', what: creatures }, effects: [{ do: 'modify', who: 'answered', ...doubled }] },
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
