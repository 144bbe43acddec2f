import type { Card, Text } from '../text/card.ts'
import type { UseText } from '../text/in-play-text.ts'
import type { PlayText } from '../text/play-text.ts'

const title = 'Revolving Door'

/** Whoever's turn begins gives up a card for it. */
const revolves: UseText = {
  ruling: 'custom-cards-509',
  whoUses: 'any player',
  when: 'start of your turn',
  needs: { some: { not: { type: 'personnel' } } },
  needsAmong: { cardsIn: 'hand', of: 'you' },
  effects: [
    {
      do: 'select',
      as: 'paid',
      by: 'you',
      count: 1,
      from: { cardsIn: 'hand', of: 'you' },
      where: { not: { type: 'personnel' } },
    },
    { do: 'discard', who: { chosen: 'paid' } },
    { do: 'turn over', who: 'this' },
  ],
}

const revolvingDoor = (nullifying: PlayText): Text => ({
  closes: true,
  terms: { ruling: 'custom-cards-507', is: 'unique' },
  plays: [
    {
      ruling: 'custom-cards-508',
      on: { any: [{ type: 'doorway', not: { icon: 'shield' } }, { name: 'Iconian Gateway' }] },
      stays: true,
    },
    nullifying,
  ],
  uses: [revolves, { ...revolves, turnedOver: true }],
})

const nullifies: PlayText = { on: { name: title }, effects: [{ do: 'nullify', who: 'target' }] }

export const card: Card = {
  title,
  print: 'whole',
  faq1996: revolvingDoor({ ruling: 'faq96-310-au-doorway-09', ...nullifies }),
  glossary: revolvingDoor(nullifies),
}
