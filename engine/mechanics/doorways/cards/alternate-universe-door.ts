import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const asSeeded: CardText = { title: 'Alternate Universe Door', seeds: {} }

/** As the FAQ of 1996 has it, which lets it be played onto the table as well. */
const in1996: CardText = {
  ...asSeeded,
  admits: [{ ruling: 'faq96-310-au-doorway-04', what: { icon: 'au' } }],
  plays: [
    {
      ruling: 'faq96-310-au-doorway-09',
      on: { name: 'Revolving Door' },
      effects: [{ do: 'nullify', who: 'target' }],
    },
    { stays: true },
  ],
}

const asPrinted: CardText = {
  ...asSeeded,
  admits: [{ what: { icon: 'au' } }],
  plays: [{ on: { name: 'Revolving Door' }, effects: [{ do: 'nullify', who: 'target' }] }],
}

export const texts = { faq1996: [in1996], glossary: [asPrinted] } satisfies Texts
