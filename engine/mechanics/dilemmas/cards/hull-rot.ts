import type { CardText, Requirement } from '../../../text/text.ts'

declare module '../words.ts' {
  interface DilemmaText {
    /** What keeps its delayed effect away, if it is there by the time stated. */
    readonly unlessInTime?: Requirement
  }
}

export const hullRot: CardText = {
  title: 'Hull Rot',
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
}
