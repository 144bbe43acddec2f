import type { Card, Text } from '../text/card.ts'

/** Returns what the opponent has just played from hand. */
const text: Text = {
  plays: [
    {
      answers: { to: 'played', what: { not: { type: 'interrupt' } }, from: 'hand', whose: "opponent's" },
      effects: [
        { do: 'take into hand', who: 'answered' },
        { ruling: 'custom-cards-34', do: 'record', deed: 'play taken back' },
      ],
    },
  ],
}

export const card: Card = {
  title: 'Energy Vortex',
  print: { leftOut: 'that he must play another card if he can', why: 'nobody keeps one back' },
  faq1996: text,
  glossary: text,
}
