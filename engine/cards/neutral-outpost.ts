import type { Card, Text } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedCardText {
  /** The facility repairs no ships by itself. */
  readonly doesNotRepair?: Clause
}

const neutralOutpost: Text = { doesNotRepair: {} }

export const card: Card = {
  title: 'Neutral Outpost',
  print: { leftOut: 'where it is seeded and built', why: 'it stands there from the beginning' },
  faq1996: neutralOutpost,
  glossary: neutralOutpost,
}
