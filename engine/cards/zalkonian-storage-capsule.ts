import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedCardText {
  /** Keeps cards beneath it for later; they are shuffled into a group on or beneath the draw deck when it leaves play. */
  readonly stores?: Clause
}

export const card: Card = {
  title: 'Zalkonian Storage Capsule',
  print: { lies: ['core'] },
  glossary: {
    stores: { ruling: 'custom-cards-520' },
    plays: [{ stays: true }],
    uses: [
      {
        ruling: 'custom-cards-518',
        once: 'turn',
        on: { cardIn: 'hand', whose: 'yours' },
        effects: [{ do: 'place', who: 'target', on: 'this', to: 'beneath' }],
      },
      {
        ruling: 'custom-cards-519',
        name: 'return',
        atAnyTime: { ruling: 'custom-cards-519' },
        effects: [
          { do: 'select', as: 'taken out', by: 'you', count: 1, from: { seedsUnder: 'this' } },
          { do: 'take into hand', who: { chosen: 'taken out' } },
        ],
      },
    ],
  },
}
