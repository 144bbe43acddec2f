import type { PlayText } from '../../../text/play-text.ts'
import type { CardText, Effect } from '../../../text/text.ts'

declare module '../../../text/play-text.ts' {
  interface PlayText {
    /** Takes effect only together with a second card, played at once; where that was played on is chosen under this name. */
    readonly pair?: {
      readonly as: string
      /** What happens to the first card when no second one takes effect; otherwise it waits on its target. */
      readonly unfinished?: readonly Effect[]
    }
  }
}

const pairOfWormholes: Pick<PlayText, 'pair' | 'effects'> = {
  pair: { as: 'exit', unfinished: [{ ruling: 'faq96-39-amanda-rogers-04', do: 'discard', who: 'this' }] },
  effects: [{ do: 'relocate', who: 'target', to: { chosen: 'exit' } }],
}

export const wormhole: CardText = {
  title: 'Wormhole',
  plays: [
    {
      on: { type: 'ship', whose: 'yours' },
      ...pairOfWormholes,
    },
    {
      answers: { to: 'passes', what: { whose: 'yours' } },
      on: { type: 'ship', whose: 'yours' },
      ...pairOfWormholes,
    },
    { answers: { to: 'unfinished', what: { name: 'Wormhole' } }, on: { type: ['mission', 'time location'] } },
  ],
}
