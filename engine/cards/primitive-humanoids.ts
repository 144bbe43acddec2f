import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Primitive Humanoids',
  print: { leftOut: 'that they are let go', why: 'the mission is not solved', holds: ['personnel'] },
  glossary: {
    dilemma: {
      conditions: { all: [{ skill: 'Leadership', level: 2 }, { skill: 'Anthropology' }] },
      effects: [
        { do: 'select', as: 'taken', by: 'chance', count: 2, from: 'personnel facing' },
        { do: 'place', who: { chosen: 'taken' }, on: 'mission' },
      ],
      placedOn: 'mission',
    },
  },
}
