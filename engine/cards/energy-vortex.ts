import type { Card, Text } from '../text/card.ts'

/** Returns what the opponent has just played from hand. */
const text: Text = {
  plays: [
    {
      answers: { to: 'played', what: { not: { type: 'interrupt' } }, from: 'hand', whose: "opponent's" },
      effects: [{ do: 'take into hand', who: 'answered' }],
    },
  ],
}

export const card: Card = {
  title: 'Energy Vortex',
  print: { leftOut: 'that another card must be played', why: 'there is none' },
  faq1996: text,
  glossary: text,
}
