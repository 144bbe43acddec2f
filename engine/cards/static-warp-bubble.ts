import type { Card, Text } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

/** Cards that the opponent must discard before each of his turns ends; several of the same title do not add up. */
interface DiscardDemand extends Clause {
  readonly discards: number
}

export interface AddedCardText {
  readonly demands?: DiscardDemand
}

const staticWarpBubble: Text = {
  plays: [{ stays: true }],
  demands: { discards: 1 },
}

export const card: Card = {
  title: 'Static Warp Bubble',
  print: 'whole',
  faq1996: staticWarpBubble,
  glossary: staticWarpBubble,
}
