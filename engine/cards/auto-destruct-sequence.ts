import type { Card, Text } from '../text/card.ts'

/** Reads the same in every law that has it. */
const autoDestructSequence: Text = {
  plays: [{ ruling: 'custom-cards-422', on: { type: 'ship', whose: 'yours' }, stays: true }],
  timed: [
    {
      ruling: 'custom-cards-422',
      at: 'turn ends',
      effects: [
        { do: 'damage', who: { all: { type: 'ship', under: { shields: 8 }, otherThan: 'host' }, here: true } },
        { do: 'destroy', who: 'host' },
      ],
    },
  ],
}

export const card: Card = {
  title: 'Auto-Destruct Sequence',
  print: 'whole',
  faq1996: autoDestructSequence,
  glossary: autoDestructSequence,
}
