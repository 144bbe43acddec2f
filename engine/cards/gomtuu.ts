import type { Card, Text } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedCardText {
  /** In place of shooting, the ship hurls its target along the spaceline. */
  readonly hurls?: Clause & {
    readonly span: number
    /** Ships with SHIELDS like that it does nothing to. */
    readonly spares: Clause & { readonly fromSHIELDS: number }
    /** Not so far, if its player likes. */
    readonly orLess: Clause
  }
}

const text: Text = {
  staffedBy: { skill: 'Empathy', level: 2 },
  standing: [
    { ruling: 'custom-cards-53', affects: 'this', immuneTo: ['Supernova'], if: { skill: 'Empathy', level: 2 } },
  ],
}

export const card: Card = {
  title: 'Gomtuu',
  print: 'whole',
  faq1996: {
    ...text,
    hurls: {
      ruling: 'faq96-355-gomtuu-02',
      span: 9,
      spares: { ruling: 'faq96-355-gomtuu-01', fromSHIELDS: 9 },
      orLess: { ruling: 'faq96-355-gomtuu-03' },
    },
  },
  glossary: {
    ...text,
    hurls: {
      ruling: 'custom-cards-54',
      span: 9,
      spares: { ruling: 'custom-cards-54', fromSHIELDS: 9 },
      orLess: { ruling: 'custom-cards-54' },
    },
  },
}
