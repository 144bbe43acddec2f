import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const anyLocation: Filter = { any: [{ type: ['mission', 'time location'] }, { cardIn: 'spaceline location' }] }

export const card: Card = {
  title: 'Kevin Uxbridge: Convergence',
  print: 'whole',
  faq1996: {
    plays: [
      {
        on: anyLocation,
        effects: [{ do: 'destroy', who: { all: { type: 'event', cardIn: 'spaceline' }, here: true } }],
      },
    ],
  },
  glossary: {
    plays: [
      {
        on: anyLocation,
        effects: [{ ruling: 'custom-cards-1145', do: 'destroy', who: { all: { type: 'event' }, here: true } }],
      },
    ],
  },
}
