import type { Card } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'
import { hqCards } from './shared/hq-cards.ts'
import { anyNor } from './shared/nor-sites.ts'

export interface AddedCardText {
  /** Such a facility of its player's may stand at its location, too. @alone It lifts a rule about places, which no other word does. */
  readonly coexists?: Clause & { readonly with: Filter }
}

export const card: Card = {
  title: 'Chamber of Ministers',
  print: 'whole',
  glossary: {
    built: { ruling: 'custom-cards-108', at: { place: 'Bajor' } },
    coexists: { ruling: 'custom-cards-109', with: anyNor },
    terms: 'not duplicatable',
    frees: [
      {
        ruling: 'custom-cards-110',
        where: {
          any: [
            {
              type: 'personnel',
              affiliation: 'bajoran',
              any: [{ keyword: 'Minister' }, { keyword: 'Vedek' }, { keyword: 'Kai' }],
            },
            hqCards,
          ],
        },
        at: { any: [{ name: 'Chamber of Ministers' }, { place: 'Bajor' }] },
      },
    ],
  },
}
