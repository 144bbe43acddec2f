import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

export interface AddedCardText {
  /** Cards that come beneath it when they are discarded from play. */
  readonly takesDiscards?: Filter
}

export const card: Card = {
  title: 'The Next Emanation',
  print: { holds: ['personnel'] },
  glossary: {
    seeds: { ruling: 'custom-cards-479' },
    plays: [{ stays: true, countdown: { ruling: 'custom-cards-480', from: 2 } }],
    takesDiscards: { type: 'personnel', unique: true, whose: "opponent's" },
  },
}
