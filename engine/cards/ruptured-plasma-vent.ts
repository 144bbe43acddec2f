import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Ruptured Plasma Vent',
  currentRulings: {
    dilemma: {
      sections: [
        {
          effects: [
            { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing' },
            { do: 'stop', who: { chosen: 'victim' } },
          ],
        },
        { conditions: { skill: 'Transporter Skill' } },
      ],
      nullifier: { skill: 'ENGINEER', level: 2 },
    },
  },
}
