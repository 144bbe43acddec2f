import type { Condition } from '../../../board/state.ts'
import type { CardText, Clause } from '../../../text/text.ts'

declare module '../../../text/lasting-text.ts' {
  interface LastingText {
    /** Conditions of those it may reach although others may not. */
    readonly reaches?: readonly (Clause & { readonly condition: Condition })[]
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
  reaches: [{ ruling: '1eS-stasis-26', condition: 'stasis' }],
  plays: [
    {
      ruling: '1eD-dead-in-bed-01',
      on: { type: 'personnel', is: 'stasis' },
      effects: [{ do: 'kill', who: 'target' }],
    },
  ],
}
