import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Primitive Humanoids',
  print: {
    leftOut: 'that they are let go where the planet is assimilated',
    onlyWith: ['affiliation Borg', 'assimilated'],
    holds: ['personnel'],
  },
  glossary: {
    dilemma: {
      ruling: 'custom-cards-289',
      conditions: { all: [{ skill: 'Leadership', level: 2 }, { skill: 'Anthropology' }] },
      effects: [
        { do: 'select', as: 'taken', by: 'chance', count: 2, from: 'personnel facing' },
        { do: 'place', who: { chosen: 'taken' }, on: 'mission' },
        { do: 'impose', who: { chosen: 'taken' }, condition: 'held', lasting: true },
      ],
      placedOn: 'mission',
    },
    timed: [{ at: 'solved', effects: [{ do: 'discard', who: 'this' }] }],
  },
}
