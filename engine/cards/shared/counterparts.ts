import type { Text } from '../../text/card.ts'

/** On a ship of his player's a counterpart strengthens it against those whom he has left. */
export const strongerAgainst = (affiliation: string): Text => ({
  takenFrom: affiliation,
  standing: [
    {
      ruling: 'custom-cards-74',
      affects: { these: 'ship around this', where: { type: 'ship', whose: 'yours' } },
      add: { weapons: 4, shields: 4 },
      against: { affiliation },
    },
  ],
})
