import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

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
        times: { ruling: 'custom-cards-145', count: 2, per: 'turn' },
        when: 'your turn',
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
