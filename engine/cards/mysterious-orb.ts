import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Mysterious Orb',
  print: { leftOut: 'what it is played for', onlyWith: ['plays it'] },
  glossary: {
    inSpace: true,
    timed: [{ at: 'earned', effects: [{ do: 'take into hand', who: 'this' }] }],
  },
}
