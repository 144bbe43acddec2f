import { liesOnSpaceline } from '../questions/locations/questions.ts'
import type { Card } from '../text/card.ts'
import type { Features } from '../text/match.ts'

export interface AddedFilter {
  /** Lies on the spaceline itself, by the rulings on what that is. */
  readonly onSpaceline?: true
}

export const card: Card = {
  title: 'Kevin Uxbridge: Convergence',
  print: 'whole',
  faq1996: {
    plays: [
      {
        on: { any: [{ type: ['mission', 'time location'] }, { onSpacelineLocation: true }] },
        effects: [{ do: 'destroy', who: { all: { type: 'event', onSpaceline: true }, here: true } }],
      },
    ],
  },
}

export const features: Features<'onSpaceline'> = {
  onSpaceline: (game, id) => game.decide(liesOnSpaceline, { card: id }),
}
