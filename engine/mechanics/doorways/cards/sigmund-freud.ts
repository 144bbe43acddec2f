import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Such cards may report to where it is, besides the usual places. */
    readonly receivesPresent?: Filter
  }
}

const sigmundFreud: CardText = {
  title: 'Sigmund Freud',
  receivesPresent: { type: ['personnel', 'equipment'], icon: 'au' },
}

export const texts = { glossary: [sigmundFreud] } satisfies Texts
