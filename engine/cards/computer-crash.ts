import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedCardText {
  /** No player downloads a card by a text in play while it is in play. @alone It is the only crash. */
  readonly forbidsDownloads?: Clause
}

export const card: Card = {
  title: 'Computer Crash',
  print: {
    leftOut: "Q's Tent, cards that are played to download, and the end of the next turn",
    why: 'nobody plays them while it is there, and no board comes to that turn',
    lies: ['core'],
  },
  glossary: {
    plays: [{ stays: true }],
    forbidsDownloads: { ruling: 'custom-cards-640' },
  },
}
