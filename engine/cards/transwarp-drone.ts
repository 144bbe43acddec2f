import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Transwarp Drone',
  print: { plays: 'its text as players know it, for the facts at hand have none' },
  rulebook: {
    uses: [
      {
        effects: [
          { do: 'modify', who: 'ship around this', attribute: 'range', add: 2 },
          { do: 'take into hand', who: 'this' },
        ],
      },
    ],
  },
}
