import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Memory Wipe',
  print: {
    leftOut: 'what it does to ships, and who mixes',
    why: 'it lies on the table, and whoever is there is of one affiliation',
  },
  /** Of the two ways to bring it into play. */
  glossary: { seeds: {}, plays: [{ on: { type: 'ship' }, stays: true }] },
}
