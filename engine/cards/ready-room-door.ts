import type { Card } from '../text/card.ts'
import type { Effect } from '../text/text.ts'

export interface AddedFilter {
  /** What may have matching commanders: a ship. */
  readonly commandable?: true
}

/** What becomes of it after any use. */
const afterUse: Effect = {
  do: 'choose',
  by: 'you',
  options: [
    { word: 'first', effects: [{ do: 'discard', who: 'this' }] },
    { word: 'second', effects: [{ do: 'place', who: 'this', to: 'draw deck' }] },
  ],
}

export const card: Card = {
  title: 'Ready Room Door',
  print: { leftOut: "that it is placed on a Captain's Order after use", why: 'it lies there already', lies: ['event'] },
  glossary: {
    protectsItsHost: true,
    plays: [
      {
        once: 'turn',
        on: { whose: 'yours', commandable: true },
        effects: [
          { do: 'download', where: { type: 'personnel' }, commands: true, to: { into: 'target' } },
          { do: 'record', deed: 'draws no more' },
          afterUse,
        ],
      },
      {
        ruling: 'custom-cards-59',
        once: 'turn',
        effects: [{ do: 'download', where: { keyword: "Captain's Order" } }, afterUse],
      },
    ],
  },
}
