import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Fly by the Seat of your Pants',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-218',
      conditions: {
        any: [
          { all: [{ skill: 'Navigation', level: 2 }, { skill: 'OFFICER' }] },
          { all: [{ skill: 'Navigation' }, { skill: 'OFFICER', level: 2 }] },
        ],
      },
    },
  },
}
