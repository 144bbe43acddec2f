import type { Text } from '../../text/card.ts'
import type { Attribute } from '../../text/plain-words.ts'

/** Aboard a ship of its player's the drone adds to that ship's number. */
export const aboardYours = (attribute: Attribute, more: number): Text => ({
  standing: [
    {
      ruling: 'custom-cards-41',
      affects: { these: 'ship around this', where: { type: 'ship', whose: 'yours' } },
      add: { [attribute]: more },
    },
  ],
})
