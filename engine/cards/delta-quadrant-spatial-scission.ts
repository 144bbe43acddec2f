import type { Card } from '../text/card.ts'

import type { Clause, Filter } from '../text/text.ts'

export interface AddedCardText {
  /** Its player may have so many copies of such a card in play. */
  readonly copies?: Clause & { readonly where: Filter; readonly upTo: number }
}

const native: Filter = { type: ['personnel', 'ship'], icon: 'delta quadrant', unique: true }

export const card: Card = {
  title: 'Delta Quadrant Spatial Scission',
  print: {
    plays: 'the benefit that the Glossary states, in place of the one that its print of today has',
    leftOut: 'what it adds to attributes, and that each title is used once per game',
    why: 'no attributes are looked at, and one card is placed out-of-play by it',
  },
  glossary: {
    plays: [{ stays: true }],
    copies: { where: native, upTo: 2 },
    uses: [
      {
        once: 'turn',
        on: { ...native, cardIn: 'hand', copyInPlay: true, whose: 'yours' },
        effects: [
          { do: 'place', who: 'target', to: 'out of play' },
          { do: 'record', deed: 'actions granted' },
        ],
      },
    ],
  },
}
