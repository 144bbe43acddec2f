import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'DNA Metamorphosis',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-223',
      effects: [{ do: 'select', as: 'changed', by: 'chance', count: 1, from: 'personnel facing' }],
      cure: { all: [{ skill: 'MEDICAL' }, { title: 'I.P. Scanner' }] },
      placedOn: 'personnel',
    },
    timed: [
      { at: 'turn ends', whose: "host's", after: 'one full turn', effects: [{ do: 'put in stasis', who: 'host' }] },
    ],
  },
}
