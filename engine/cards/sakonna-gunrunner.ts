import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Sakonna, Gunrunner',
  print: {
    leftOut: "that she keeps the skill until her player's next turn begins",
    onlyWith: ['end'],
  },
  rulebook: {
    uses: [
      {
        once: 'turn, each copy',
        effects: [
          {
            do: 'select',
            as: 'questioned',
            by: 'you',
            count: 1,
            from: { all: { type: 'personnel', is: 'captive', whose: 'yours' } },
          },
          { do: 'gain', what: 'one skill', who: 'this', of: { chosen: 'questioned' } },
        ],
      },
    ],
  },
}
