import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'
import { icon } from './shared/special-downloads.ts'

const bajoran: readonly Filter[] = [{ species: 'Bajoran' }, { affiliation: 'bajoran' }]

export const card: Card = {
  title: 'The Emissary',
  print: 'whole',
  glossary: {
    standing: [
      {
        ruling: 'custom-cards-467',
        affects: {
          all: { type: 'personnel', any: bajoran, otherThan: 'this' },
        },
        add: { integrity: 2 },
      },
    ],
    letsReport: { ruling: 'custom-cards-46', where: { type: 'personnel', any: bajoran } },
    uses: [icon('Bajoran Wormhole')],
  },
}
