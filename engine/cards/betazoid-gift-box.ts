import type { Card } from '../text/card.ts'

import type { Effect } from '../text/text.ts'
import { earned } from './shared/earned-artifacts.ts'

/** As soon as it is earned, or from hand where it came back there. */
const gifts: readonly Effect[] = [
  { do: 'select', as: 'gifts', by: 'you', count: 3, from: { cardsIn: 'deck', of: 'you' } },
  { do: 'take into hand', who: { chosen: 'gifts' } },
  { do: 'shuffle' },
  { do: 'discard', who: 'this' },
]

export const card: Card = {
  title: 'Betazoid Gift Box',
  print: 'whole',
  faq1996: { timed: earned(...gifts), plays: [{ effects: gifts }] },
}
