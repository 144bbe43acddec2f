import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Silent Enemy',
  print: {
    leftOut: 'that it battles and moves',
    onlyWith: ['attack', 'damaged'],
    why: 'it is met already, and where it goes is not looked at',
  },
  glossary: {
    timed: [
      {
        at: 'turn ends',
        effects: [
          {
            do: 'stop',
            who: { all: { type: 'ship' }, here: true },
            spares: { total: 'cunning', over: 30 },
            lasting: true,
          },
        ],
      },
    ],
  },
}
