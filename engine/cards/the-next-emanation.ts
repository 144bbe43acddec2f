import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'The Next Emanation',
  print: { holds: ['personnel'] },
  glossary: {
    seeds: { ruling: 'custom-cards-479' },
    plays: [{ stays: true, countdown: { ruling: 'custom-cards-480', from: 2 } }],
    takesBeneath: { whenDiscarded: { type: 'personnel', unique: true, whose: "opponent's" } },
  },
}
