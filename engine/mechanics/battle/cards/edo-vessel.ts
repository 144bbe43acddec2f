import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Each attack on it is as likely to come to nothing as not. */
    readonly evades?: Clause
  }
}

const edoVessel: CardText = {
  title: 'Edo Vessel',
  standing: [{ affects: 'this', add: { shields: 8 } }],
  evades: { ruling: 'faq96-355-edo-vessel-01' },
}

export const texts = { faq1996: [edoVessel] } satisfies Texts
