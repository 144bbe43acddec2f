import type { Card } from '../text/card.ts'
import type { Who } from '../text/text.ts'

const musicians: Who = { these: 'personnel facing', where: { skill: 'Music' } }

export const card: Card = {
  title: 'Ooby Dooby',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-285',
      effects: [
        {
          do: 'draw',
          count: 1,
          each: { who: 'personnel facing', where: { skill: 'Youth', not: { species: 'Android' } } },
        },
        {
          do: 'select',
          as: 'given up',
          by: 'you',
          count: { times: 1, each: musicians },
          from: { cardsIn: 'hand', of: 'you' },
        },
        { do: 'discard', who: { chosen: 'given up' } },
        {
          do: 'stop',
          who: {
            these: 'personnel facing',
            where: { any: [{ skill: 'Youth' }, { skill: 'Music' }, { name: 'Zefram Cochrane' }] },
          },
        },
      ],
    },
  },
}
