import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "Manheim's Dimensional Door",
  print: {
    leftOut: 'what it does when a card is played that somebody else has in hand',
    why: 'nobody has',
    lies: ['planet'],
  },
  glossary: {
    terms: 'not duplicatable',
    plays: [{ on: { type: 'mission', kind: 'planet' }, stays: true }],
  },
}
