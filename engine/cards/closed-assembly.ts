import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Closed Assembly',
  rulebook: {
    dilemma: {
      conditions: { any: [{ skill: 'Diplomacy' }, { skill: 'Telepathy' }] },
      effects: [{ do: 'stop', who: 'facing', whole: true }],
    },
  },
}
