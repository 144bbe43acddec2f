import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const title = 'Baryon Buildup'

/** Empty, and docked at a facility. */
const atTheDock: Filter = { docked: true, not: { occupied: true } }

export const card: Card = {
  title,
  print: 'whole',
  faq1996: {
    plays: [{ on: { type: 'ship' }, stays: true }],
    standing: [{ affects: 'host', add: { range: -2 } }],
    timed: [
      {
        ruling: 'custom-cards-79',
        at: 'turn begins',
        whose: "host's",
        effects: [{ do: 'nullify', who: { cardsOn: { these: 'host', where: atTheDock }, where: { name: title } } }],
      },
    ],
  },
}
