import type { Features } from '../../../text/match.ts'
import type { CardText } from '../../../text/text.ts'
import { liesOnSpaceline } from '../../locations/questions.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    /** Lies on the spaceline itself, by the rulings on what that is. */
    readonly onSpaceline?: true
  }
}

export const kevinUxbridgeConvergence: CardText = {
  title: 'Kevin Uxbridge: Convergence',
  plays: [
    {
      on: { any: [{ type: ['mission', 'time location'] }, { onSpacelineLocation: true }] },
      effects: [{ do: 'destroy', who: { all: { type: 'event', onSpaceline: true }, here: true } }],
    },
  ],
}

export const features: Features<'onSpaceline'> = {
  onSpaceline: (game, id) => game.decide(liesOnSpaceline, { card: id }),
}
