import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Underestimating the Founders',
  print: {
    leftOut: 'the choice of whoever holds a captive already, and holograms',
    onlyWith: ['icon holographic'],
    why: 'Bob holds nobody',
  },
  currentRulings: {
    dilemma: {
      nullifier: { skill: 'any Intelligence', level: 3 },
      effects: [
        { do: 'select', as: 'captive', by: 'chance', count: 1, from: 'personnel facing' },
        { do: 'capture', who: { chosen: 'captive' } },
      ],
      discard: true,
    },
  },
}
