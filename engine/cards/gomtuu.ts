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

const text: Text = { staffedBy: { skill: 'Empathy', level: 2 } }

export const card: Card = {
  title: 'Gomtuu',
  print: [
    { under: ['faq1996'], leftOut: 'that it is immune to Supernova', why: 'no Supernova is there' },
    { under: ['glossary', 'currentRulings'], leftOut: 'how it battles', why: 'it neither attacks nor is attacked' },
  ],
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
    standing: [
      {
        affects: 'this',
        immuneTo: ['Supernova'],
        if: { skill: 'Empathy', level: 2 },
      },
    ],
  },
}
