import type { CardText } from '../../../text/text.ts'

declare module '../../facilities/words.ts' {
  interface FacilityText {
    /** Nobody reports aboard. */
    readonly receivesNobody?: true
  }
}

declare module '../../../text/in-play-text.ts' {
  interface TimedText {
    /** Each player carries it out, the one whose turn it is first. */
    readonly eachPlayer?: true
  }
}

declare module '../../../text/text.ts' {
  interface CardText {
    /** Personnel aboard may commandeer it once they have faced the dilemmas beneath it. */
    readonly commandeered?: true
  }
}

export const empokNor: CardText = {
  title: 'Empok Nor',
  commandeered: true,
  receivesNobody: true,
  timed: [
    {
      at: 'commandeered',
      eachPlayer: true,
      ruling: '1eD-downloading-48',
      effects: [
        { do: 'download', where: { type: 'site' }, to: { into: 'this' }, upTo: 12, different: true, may: true },
        {
          do: 'download',
          where: { type: 'equipment' },
          to: { sitesOf: 'this' },
          upTo: 30,
          different: true,
          may: true,
        },
      ],
    },
  ],
}
