import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Oops!',
  print: { leftOut: 'what happens where nobody has Leadership', why: 'somebody has' },
  glossary: {
    dilemma: {
      conditions: {
        any: [
          { some: { type: 'personnel', icon: 'staff' }, count: 3 },
          { some: { keyword: 'Drone', icon: 'defense' }, count: 3 },
          { title: 'Nog' },
        ],
      },
    },
  },
}
