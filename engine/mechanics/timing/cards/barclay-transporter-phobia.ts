import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Effect } from '../../../text/text.ts'

declare module '../../../text/play-text.ts' {
  interface PlayText {
    /** Selections of which the law says when they are made: as the card is announced, or when it takes effect. */
    readonly selects?: readonly Effect[]
  }
}

const phobia: CardText = {
  title: 'Barclay Transporter Phobia',
  plays: [
    {
      answers: { to: 'beams' },
      selects: [
        {
          ruling: 'cr14-target-07',
          do: 'select',
          as: 'afraid',
          by: 'chance',
          count: 1,
          from: { involved: { type: 'personnel' } },
        },
      ],
      effects: [{ do: 'last for', who: { chosen: 'afraid' } }],
    },
  ],
  standing: [{ affects: 'host', forbids: 'beam' }],
}

export const texts = { currentRulings: [phobia] } satisfies Texts
