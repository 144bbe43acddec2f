import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Trauma',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-321',
      effects: [
        { do: 'select', as: 'patient', by: 'you', count: 1, from: 'personnel facing', most: 'skill icons' },
        { do: 'disable', who: { chosen: 'patient' } },
      ],
      placedOn: 'personnel',
      countdown: 3,
    },
    timed: [{ ruling: 'custom-cards-930', at: 'solved', effects: [{ do: 'kill', who: 'host' }] }],
  },
}
