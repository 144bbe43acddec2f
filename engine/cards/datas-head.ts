import type { Card, Text } from '../text/card.ts'

/** A mind of its own, and a help to the ship that it is aboard; its CUNNING and its skill are among its facts. */
const text: Text = {
  standing: [
    {
      ruling: 'custom-cards-119',
      affects: 'ship around this',
      add: { range: 2, weapons: 2, shields: 2 },
      together: { ruling: 'custom-cards-120' },
    },
  ],
}

export const card: Card = {
  title: "Data's Head",
  print: { lies: ['your personnel'] },
  faq1996: text,
  glossary: text,
}
