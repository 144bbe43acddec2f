import type { Card } from '../text/card.ts'

export interface AddedCardText {
  /** The equipment that it has with it without a card for that. */
  readonly armedWith?: string
}

const ruling = 'faq96-362-tasha-yar-alternate-01'

export const card: Card = {
  title: 'Tasha Yar - Alternate',
  print: {
    plays:
      'that she and the Federation personnel with her have the STRENGTH of a Starfleet Type II Phaser, as the FAQ has it; the print of today downloads one',
  },
  faq1996: {
    armedWith: 'Starfleet Type II Phaser',
    special: { of: [], ofAThing: true },
    standing: [
      { ruling, affects: 'this', add: { strength: 2 } },
      { ruling, affects: { othersWith: 'this', where: { affiliation: 'federation' } }, add: { strength: 2 } },
    ],
  },
}
