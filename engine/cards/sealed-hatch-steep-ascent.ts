import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Sealed Hatch & Steep Ascent',
  currentRulings: {
    dilemma: {
      combo: true,
      sections: [{ conditions: { skill: 'Computer Skill' } }, { conditions: { total: 'strength', over: 20 } }],
    },
  },
}
