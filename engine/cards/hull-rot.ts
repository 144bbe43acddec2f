import type { Card } from '../text/card.ts'
import type { Requirement } from '../text/text.ts'

export interface AddedDilemmaText {
  /** What keeps its delayed effect away, if it is there by the time stated. */
  readonly unlessInTime?: Requirement
}

export const card: Card = {
  title: 'Hull Rot',
  glossary: {
    dilemma: {
      placedOn: 'ship',
      unlessInTime: {
        any: [
          { skill: 'SCIENCE', level: 2 },
          { skill: 'ENGINEER', level: 2 },
        ],
      },
    },
    timed: [
      {
        at: 'turn ends',
        whose: "host's",
        after: 'second full turn',
        effects: [{ do: 'destroy', who: 'host' }],
      },
    ],
  },
}
