import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

export interface AddedCardText {
  /** Its countdown runs only with such a card of its controller present. */
  readonly countsDownWith?: Filter
}

export const card: Card = {
  title: 'Ketracel-White',
  print: { leftOut: 'that a Vorta rations one', why: 'there is only one' },
  glossary: {
    countsDownWith: { icon: 'ketracel-white' },
    standing: [{ affects: { othersWith: 'this' }, immuneTo: ['White Deprivation'] }],
  },
}
