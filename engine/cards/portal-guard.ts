import type { Card } from '../text/card.ts'
import type { Requirement } from '../text/text.ts'

/** There is a ship of theirs, and none of them is kept from beaming. */
const beamsUp: Requirement = {
  all: [{ here: { type: 'ship', whose: 'yours' } }, { not: { some: { type: 'personnel', not: { may: 'beam' } } } }],
}

export const card: Card = {
  title: 'Portal Guard',
  print: 'whole',
  faq1996: {
    dilemma: {
      ruling: 'custom-cards-12',
      conditions: { some: { any: [{ over: { cunning: 7 } }, { skill: 'Honor' }] } },
      effects: [
        {
          do: 'select',
          as: 'ship',
          by: 'you',
          count: 1,
          from: { all: { type: 'ship', whose: 'yours' }, here: true },
          if: beamsUp,
        },
        { do: 'relocate', who: 'personnel facing', to: { chosen: 'ship' }, if: beamsUp },
        { do: 'kill', who: 'personnel facing', unless: beamsUp },
      ],
      aborts: 'abort mission',
    },
  },
}
