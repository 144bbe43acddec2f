import type { Card } from '../text/card.ts'
import type { Clause, Like } from '../text/text.ts'

export interface AddedCardText {
  /** Countdowns of such cards aboard are put back to the number that is printed. @alone, for of the two depots one is played so far */
  readonly resetsCountdowns?: Clause & Like
}

const title = 'Remote Supply Depot'

export const card: Card = {
  title,
  print: 'whole',
  glossary: {
    built: { where: { affiliation: 'dominion', skill: 'ENGINEER' } },
    frees: [{ ruling: 'custom-cards-476', where: { type: 'equipment' }, at: { name: title }, every: true }],
    resetsCountdowns: { ruling: 'custom-cards-477', where: { name: 'Ketracel-White' } },
    doesNotRepair: { ruling: 'custom-cards-478' },
  },
}
