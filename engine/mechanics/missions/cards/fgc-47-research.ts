import type { CardText, Clause } from '../../../text/text.ts'

/** A span that depends on the ship: a number, less the levels of a skill aboard. */
export interface SpanText extends Clause {
  readonly number: number
  readonly less: string
  readonly atLeast: Clause & { readonly number: number }
}

declare module '../words.ts' {
  interface MissionCardText {
    readonly span?: SpanText
  }
}

export const fgc47Research: CardText = {
  title: 'FGC-47 Research',
  span: {
    ruling: 'faq96-313-fgc-47-research-01',
    number: 6,
    less: 'Navigation',
    atLeast: { ruling: 'faq96-313-fgc-47-research-04', number: 1 },
  },
}
