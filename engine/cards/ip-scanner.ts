import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'I.P. Scanner',
  print: { leftOut: 'Brain Drain', why: 'it is not where that is played' },
  glossary: {
    nullifies: [{ ruling: 'custom-cards-471', what: { name: ['Interphasic Plasma Creatures', 'Phased Matter'] } }],
    nullifiesInPlay: { what: { name: 'Brain Drain' }, present: true },
  },
}
