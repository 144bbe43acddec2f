import type { Card, Text } from '../text/card.ts'

/** It shows in either edition what an opponent who chooses looks at. */
const confiscatedOrders: Text = {
  plays: [
    {
      effects: [
        {
          do: 'select',
          as: 'confiscated',
          by: 'opponent',
          count: 1,
          from: { cardsIn: 'hand', of: 'you' },
          where: { type: 'event' },
        },
        { do: 'discard', who: { chosen: 'confiscated' } },
      ],
    },
  ],
}

export const card: Card = {
  title: 'Confiscated Orders',
  glossary: confiscatedOrders,
  rulebook: confiscatedOrders,
}
