import type { Card } from '../text/card.ts'
import type { Effect, Who } from '../text/text.ts'

const aboard = (facility: Who): readonly Effect[] => [
  { do: 'select', as: 'next', by: 'you', count: 1, from: { presentAt: facility, where: { type: 'personnel' } } },
  { do: 'kill', who: { chosen: 'next' } },
]

export const card: Card = {
  title: 'Symbalene Blood Burn',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-304',
      effects: [
        { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing' },
        { do: 'kill', who: { chosen: 'victim' } },
        { do: 'select', as: 'infected', by: 'you', count: 1, from: { all: { type: 'facility' }, here: true } },
        ...aboard({ chosen: 'infected' }),
        {
          do: 'impose',
          who: { presentAt: { chosen: 'infected' }, where: { type: 'personnel' } },
          condition: 'quarantined',
          lasting: true,
        },
      ],
      placedOn: 'facility',
      countdown: 4,
    },
    spreads: { ruling: 'custom-cards-304', condition: 'quarantined' },
    timed: [{ ruling: 'custom-cards-304', at: 'turn begins', whose: 'every', effects: aboard('host') }],
  },
}
