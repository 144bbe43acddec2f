import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { bynarsWeaponEnhancement } from '../../dilemmas/cards/unchanged.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** In place of shooting, the ship hurls its target along the spaceline. */
    readonly hurls?: Clause & {
      readonly span: number
      /** Ships with SHIELDS like that it does nothing to. */
      readonly spares: Clause & { readonly fromSHIELDS: number }
      /** Not so far, if its player likes. */
      readonly orLess: Clause
    }
  }
}

const gomtuu: CardText = {
  title: 'Gomtuu',
  staffedBy: { skill: 'Empathy', level: 2 },
  hurls: {
    ruling: 'faq96-355-gomtuu-02',
    span: 9,
    spares: { ruling: 'faq96-355-gomtuu-01', fromSHIELDS: 9 },
    orLess: { ruling: 'faq96-355-gomtuu-03' },
  },
}

export const texts = { faq1996: [gomtuu, bynarsWeaponEnhancement] } satisfies Texts
