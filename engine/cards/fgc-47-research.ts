import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

/** A span that depends on the ship: a number, less the levels of a skill aboard. */
interface SpanText extends Clause {
  readonly number: number
  readonly less: string
  readonly atLeast: Clause & { readonly number: number }
}

export interface AddedMissionCardText {
  readonly span?: SpanText
}

export const card: Card = {
  title: 'FGC-47 Research',
  print: 'whole',
  faq1996: {
    span: {
      ruling: 'faq96-313-fgc-47-research-01',
      number: 6,
      less: 'Navigation',
      atLeast: { ruling: 'faq96-313-fgc-47-research-04', number: 1 },
    },
  },
}
