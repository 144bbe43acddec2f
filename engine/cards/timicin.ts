import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

export interface AddedTimedText {
  /** Only of such a mission. */
  readonly mission?: Filter
}

export const card: Card = {
  title: 'Timicin',
  print: 'whole',
  currentRulings: {
    timed: [
      {
        ruling: 'cr14-mission-ii-02',
        at: 'helps solve',
        mission: { name: 'Test Mission' },
        effects: [{ do: 'score', points: 10 }],
      },
    ],
  },
}
