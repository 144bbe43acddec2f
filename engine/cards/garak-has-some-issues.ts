import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Garak Has Some Issues',
  print: { leftOut: 'whom they kill at the start of a turn', why: 'no next turn starts on its boards' },
  glossary: {
    dilemma: {
      selects: [{ do: 'select', as: 'killer', by: 'chance', count: 1, from: 'personnel facing' }],
      effects: [{ do: 'stop', who: { chosen: 'killer' }, lasting: true }],
      placedOn: 'personnel',
      cure: { skill: 'Exobiology', level: 2 },
    },
  },
}
