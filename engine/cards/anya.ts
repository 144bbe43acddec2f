import type { Card } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'
import { icon } from './shared/special-downloads.ts'

export interface AddedCardText {
  /** Where it is present, it is selected in place of such a card whom chance has selected. @alone Nobody else takes the lot of another. */
  readonly takesTheLotOf?: Clause & { readonly whom: Filter }
}

export const card: Card = {
  title: 'Anya',
  print: 'whole',
  glossary: {
    uses: [icon('Salia')],
    takesTheLotOf: { ruling: 'custom-cards-124', whom: { name: 'Salia' } },
  },
}
