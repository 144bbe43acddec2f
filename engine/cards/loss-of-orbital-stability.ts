import type { Card, Text } from '../text/card.ts'

const lossOfOrbitalStability: Text = {
  plays: [
    {
      on: { type: 'ship', cardIn: 'orbit' },
      stays: true,
      effects: [{ do: 'forbid', who: 'target', to: 'move', for: 'one turn' }],
    },
  ],
  timed: [
    {
      at: 'turn ends',
      turns: { word: 'next' },
      effects: [
        { do: 'destroy', who: 'host', unless: { total: 'shields', over: 4 }, among: 'host' },
        { do: 'discard', who: 'this' },
      ],
    },
  ],
}

export const card: Card = {
  title: 'Loss of Orbital Stability',
  print: {
    plays: 'that the ship cannot move for one turn, as the FAQ has it, and is destroyed as the print of today has it',
  },
  faq1996: lossOfOrbitalStability,
  glossary: lossOfOrbitalStability,
}
