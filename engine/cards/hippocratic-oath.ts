import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Hippocratic Oath',
  print: {
    leftOut: 'how long the healer is stopped, and that MEDICAL must arrive with him',
    onlyWith: ['end'],
    why: 'nothing changes on the way',
  },
  glossary: {
    dilemma: {
      conditions: { skill: 'MEDICAL' },
      overcome: [
        {
          do: 'select',
          as: 'healer',
          count: 1,
          from: 'personnel facing',
          where: { skill: 'MEDICAL' },
          most: 'cunning',
        },
        {
          do: 'relocate',
          who: { chosen: 'healer' },
          to: { nearest: { type: 'mission', kind: 'planet' }, itself: true },
        },
        { do: 'stop', who: { chosen: 'healer' }, lasting: true },
        { do: 'place', who: 'this', on: { chosen: 'healer' } },
      ],
    },
  },
}
