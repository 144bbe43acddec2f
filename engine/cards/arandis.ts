import type { Card } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'
import { icon } from './shared/special-downloads.ts'

export interface AddedCardText {
  /** What such a card in play does for its player it does for this one's as well. @alone No other card spreads what a single one does. */
  readonly spreadsToAll?: Clause & { readonly what: Filter }
}

const risa: Filter = { type: 'mission', place: 'Risa' }

export const card: Card = {
  title: 'Arandis',
  print: 'whole',
  glossary: {
    uses: [icon('Jamaharon')],
    addsMissionIcons: {
      ruling: 'custom-cards-592',
      while: { cardIn: 'planet', at: risa },
      icons: ['non-aligned'],
      onBothEnds: true,
    },
    seeds: { ruling: 'custom-cards-593', on: risa },
    reports: { ruling: 'custom-cards-594', also: risa },
    spreadsToAll: { ruling: 'custom-cards-595', what: { name: "Horga'hn", whose: "opponent's" } },
  },
}
