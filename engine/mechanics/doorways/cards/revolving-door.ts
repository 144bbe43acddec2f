import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const title = 'Revolving Door'

/** As the FAQ of 1996 speaks of it. */
const in1996: CardText = {
  title,
  closes: true,
  plays: [
    { on: { type: 'doorway' }, stays: true },
    { ruling: 'faq96-310-au-doorway-09', on: { name: title }, effects: [{ do: 'nullify', who: 'target' }] },
  ],
}

const asPrinted: CardText = {
  title,
  closes: true,
  plays: [
    { on: { type: 'doorway', not: { icon: 'shield' } }, stays: true },
    { on: { name: title }, effects: [{ do: 'nullify', who: 'target' }] },
  ],
}

export const texts = { faq1996: [in1996], glossary: [asPrinted] } satisfies Texts
