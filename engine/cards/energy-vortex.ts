import type { Card, Text } from '../text/card.ts'

/** Returns what the opponent has just played from hand. */
const text: Text = {
  plays: [
    {
      answers: { to: 'played', what: { not: { type: 'interrupt' } }, from: 'hand', whose: "opponent's" },
      effects: [
        { do: 'take into hand', who: 'answered' },
        { ruling: 'custom-cards-34', do: 'record', deed: 'play taken back' },
        { ruling: 'custom-cards-631', do: 'record', deed: 'play owed' },
      ],
    },
  ],
}

export const card: Card = {
  title: 'Energy Vortex',
  print: 'whole',
  faq1996: text,
  glossary: text,
}
