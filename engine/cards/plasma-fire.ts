import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Plasma Fire',
  print: 'whole',
  /** What may happen aboard a ship whether it is cloaked or not. */
  faq1996: {
    plays: [
      { on: { type: 'ship' }, except: [{ ruling: 'custom-cards-49', what: { affiliation: 'borg' } }], stays: true },
    ],
    timed: [
      {
        ruling: 'faq96-38-plasma-fire-03',
        at: 'turn ends',
        turns: { word: 'next' },
        effects: [{ do: 'discard', who: 'this', if: { skill: 'SECURITY' }, among: { crewOf: 'host' } }],
      },
      {
        ruling: 'faq96-38-plasma-fire-01',
        at: 'turn ends',
        turns: { word: 'next' },
        effects: [{ do: 'damage', who: 'host' }],
      },
    ],
  },
}
