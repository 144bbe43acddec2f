import type { Card } from '../text/card.ts'

const navigators = { skill: 'Navigation', level: 3 } as const

export const card: Card = {
  title: 'Anti-Matter Pod',
  print: 'whole',
  glossary: {
    timed: [
      {
        ruling: 'custom-cards-91',
        at: 'stopped at',
        together: { ruling: 'custom-cards-1141' },
        effects: [
          { do: 'damage', who: 'target', unless: navigators, among: { crewOf: 'target' } },
          { do: 'discard', who: 'this', unless: navigators, among: { crewOf: 'target' } },
        ],
      },
    ],
    remedies: [
      {
        ruling: 'custom-cards-92',
        by: { skill: 'Transporter Skill' },
        effects: [{ do: 'nullify', who: 'this' }],
      },
    ],
    uses: [
      {
        on: { type: 'mission', kind: 'space' },
        here: true,
        effects: [{ do: 'place', who: 'this', on: 'target', to: 'space' }],
      },
      {
        on: { name: "Manheim's Dimensional Door" },
        here: true,
        effects: [{ do: 'nullify', who: 'target' }],
      },
    ],
  },
}
