import type { CardText, Filter } from '../../../text/text.ts'

declare module '../../../text/in-play-text.ts' {
  interface TimedText {
    /** Only of such a mission. */
    readonly mission?: Filter
  }
}

export const timicin: CardText = {
  title: 'Timicin',
  timed: [
    {
      ruling: 'cr14-mission-ii-02',
      at: 'helps solve',
      mission: { name: 'Test Mission' },
      effects: [{ do: 'score', points: 10 }],
    },
  ],
}
