import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'DNA Metamorphosis',
  print: { leftOut: 'the cure', why: 'nobody has an I.P. Scanner' },
  glossary: {
    dilemma: {
      effects: [{ do: 'select', as: 'changed', by: 'chance', count: 1, from: 'personnel facing' }],
      cure: { all: [{ skill: 'MEDICAL' }, { title: 'I.P. Scanner' }] },
      placedOn: 'personnel',
    },
    timed: [
      { at: 'turn ends', whose: "host's", after: 'one full turn', effects: [{ do: 'put in stasis', who: 'host' }] },
    ],
  },
}
