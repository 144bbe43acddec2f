import type { Card } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedCardText {
  /** Ships like that need one such staffing icon fewer. @alone No other text takes a staffing icon away. */
  readonly easesStaffing?: Clause & { readonly where: Filter; readonly icon: string }
}

const escort = { name: 'Future Enterprise', whose: 'yours' } as const

export const card: Card = {
  title: 'U.S.S. Pasteur',
  print: 'whole',
  glossary: {
    lendsIcon: { ruling: 'custom-cards-596', where: escort, icon: 'nemesis blue right' },
    easesStaffing: { ruling: 'custom-cards-597', where: escort, icon: 'au' },
  },
}
