import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** The equipment that it has with it without a card for that. */
    readonly armedWith?: string
  }
}

const ruling = 'faq96-362-tasha-yar-alternate-01'

const tashaYarAlternate: CardText = {
  title: 'Tasha Yar - Alternate',
  armedWith: 'Starfleet Type II Phaser',
  special: { of: [], ofAThing: true },
  standing: [
    { ruling, affects: 'this', add: { strength: 2 } },
    { ruling, affects: { othersWith: 'this', where: { affiliation: 'federation' } }, add: { strength: 2 } },
  ],
}

export const texts = { faq1996: [tashaYarAlternate] } satisfies Texts
