import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedCardText {
  /** So often it must be killed to be dead. */
  readonly lives?: Clause & { readonly count: number }
}

export const card: Card = {
  title: 'Spot',
  print: 'whole',
  glossary: {
    lives: { ruling: '1eS-spot-02', count: 9 },
    uses: [
      {
        once: 'turn',
        skill: true,
        says: 'every turn',
        on: { type: 'personnel', presentWith: { name: 'Spot' } },
        effects: [
          { ruling: 'custom-cards-06', do: 'disable', who: 'target', for: 'this turn' },
          { do: 'disable', who: 'this', for: 'this turn' },
        ],
      },
    ],
    timed: [{ ruling: '1eS-spot-03', at: 'killed', effects: [{ do: 'stop', who: 'this' }] }],
  },
}
