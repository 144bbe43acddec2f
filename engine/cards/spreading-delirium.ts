import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Spreading Delirium',
  currentRulings: {
    dilemma: {
      sections: [
        {
          effects: [
            { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing' },
            { do: 'disable', who: { chosen: 'victim' } },
          ],
        },
        { conditions: { skill: 'Diplomacy' } },
      ],
      placedOn: 'mission',
      cure: { skill: 'Biology' },
    },
  },
}
