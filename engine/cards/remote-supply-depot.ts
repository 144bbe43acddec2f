import type { Card } from '../text/card.ts'

const title = 'Remote Supply Depot'

export const card: Card = {
  title,
  print: 'whole',
  glossary: {
    built: { where: { affiliation: 'dominion', skill: 'ENGINEER' } },
    frees: [{ ruling: 'custom-cards-476', where: { type: 'equipment' }, at: { name: title }, every: true }],
    resets: { ruling: 'custom-cards-477', where: { name: 'Ketracel-White' } },
    repairs: { ruling: 'custom-cards-478', what: 'no ship' },
  },
}
