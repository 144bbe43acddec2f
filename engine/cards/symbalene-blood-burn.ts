import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Symbalene Blood Burn',
  print: { leftOut: 'whom it kills later, and the quarantine', why: 'no turn begins while it lies there' },
  glossary: {
    dilemma: {
      effects: [
        { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing' },
        { do: 'kill', who: { chosen: 'victim' } },
        { do: 'select', as: 'infected', by: 'you', count: 1, from: { all: { type: 'facility' }, here: true } },
      ],
      placedOn: 'facility',
      countdown: 4,
    },
  },
}
