import type { CardText, Clause } from '../../../text/text.ts'

declare module '../../../text/lasting-text.ts' {
  interface LastingText {
    /** It reaches cards in stasis although others may not. */
    readonly reachesStasis?: readonly Clause[]
  }
}

export const deadInBed1996: CardText = {
  title: 'Dead in Bed',
  plays: [
    {
      effects: [
        {
          ruling: 'faq96-39-dead-in-bed-01',
          do: 'select',
          as: 'victim',
          by: 'you',
          count: 1,
          from: { all: { type: 'personnel', is: 'stasis' } },
        },
        { do: 'kill', who: { chosen: 'victim' } },
      ],
    },
  ],
}

export const deadInBed: CardText = {
  title: 'Dead in Bed',
  reachesStasis: [{ ruling: '1eS-stasis-26' }],
  plays: [
    {
      ruling: '1eD-dead-in-bed-01',
      on: { type: 'personnel', is: 'stasis' },
      effects: [{ do: 'kill', who: 'target' }],
    },
  ],
}
