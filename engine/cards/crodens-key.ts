import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "Croden's Key",
  print: {
    leftOut: 'where it is seeded, docking, and that one walks there',
    why: 'nobody docks or walks anywhere with it',
  },
  /** Where it is present, ships undock from any player's facility. */
  glossary: { undocks: { ruling: '1eD-docking-14' } },
}
