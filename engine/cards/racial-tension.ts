import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Racial Tension',
  print: { plays: 'what the Current Rulings say of it, for its print is not at hand', seeds: ['mission'] },
  currentRulings: {
    dilemma: {
      effects: [
        { do: 'select', as: 'rivals', by: 'chance', count: 2, from: 'personnel facing' },
        { do: 'stop', who: { chosen: 'rivals' }, among: { chosen: 'rivals' }, unless: { sameSpecies: true } },
      ],
      discard: true,
    },
  },
}
