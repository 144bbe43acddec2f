import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

export interface AddedCardText {
  /** Cards that come beneath it when they are discarded from play. */
  readonly takesDiscards?: Filter
}

export const card: Card = {
  title: 'The Next Emanation',
  print: {
    leftOut: 'its countdown, and that it may be seeded',
    why: 'it lies on the table, and one turn ends',
    holds: ['personnel'],
  },
  glossary: {
    plays: [{ stays: true }],
    takesDiscards: { type: 'personnel', unique: true, whose: "opponent's" },
  },
}
