import type { Card } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedPlayText {
  /** It costs no card play. @alone Other cards are freed by one in play. */
  readonly free?: Clause
}

export interface AddedUseText {
  /** So often in a turn, all copies taken together. @alone Others are used once in a turn. */
  readonly timesPerTurn?: Clause & { readonly count: number }
}

/** Whom it cannot take. */
const artificial: Filter = { any: [{ species: 'Android' }, { icon: 'hologram' }] }

export const card: Card = {
  title: 'Ceti Eel',
  print: { lies: ['personnel'] },
  glossary: {
    plays: [{ once: 'turn', free: { ruling: 'custom-cards-144' }, stays: true }],
    uses: [
      {
        ruling: 'custom-cards-379',
        timesPerTurn: { ruling: 'custom-cards-145', count: 2 },
        onYourTurn: true,
        on: { type: 'personnel', whose: "opponent's", presentWith: { name: 'Khan', whose: 'yours' } },
        effects: [
          { do: 'place', who: 'this', on: 'target' },
          { ruling: 'custom-cards-146', do: 'nullify', who: 'this', if: { some: artificial }, among: 'target' },
          { do: 'take control', who: 'target', unless: { some: artificial }, among: 'target' },
        ],
      },
    ],
    standing: [
      {
        ruling: 'custom-cards-380',
        affects: 'host',
        affiliation: 'non-aligned',
        set: { integrity: 3, cunning: 3, strength: 3 },
      },
      { affects: 'host', immuneTo: ['Revenge Is A Dish Best Served Cold'] },
    ],
  },
}
