import type { Card } from '../text/card.ts'
import type { Filter, Who } from '../text/text.ts'

const facingWith = (skill: string, besides: Filter = {}): Who => ({
  these: 'personnel facing',
  where: { skill, ...besides },
})

export const card: Card = {
  title: 'Ooby Dooby',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-285',
      effects: [
        { do: 'draw', count: 1, each: facingWith('Youth', { not: { species: 'Android' } }) },
        {
          do: 'select',
          as: 'given up',
          by: 'you',
          count: { times: 1, each: facingWith('Music') },
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
