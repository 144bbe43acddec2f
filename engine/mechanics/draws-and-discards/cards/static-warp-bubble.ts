import type { CardText, Clause } from '../../../text/text.ts'

/** Cards that the opponent must discard before each of his turns ends; several of the same title do not add up. */
export interface DiscardDemand extends Clause {
  readonly discards: number
}

declare module '../../../text/text.ts' {
  interface CardText {
    readonly demands?: DiscardDemand
  }
}

export const staticWarpBubble: CardText = {
  title: 'Static Warp Bubble',
  plays: [{ stays: true }],
  demands: { discards: 1 },
}
