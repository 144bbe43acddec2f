import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Rescue Prisoners',
  print: {
    leftOut: 'the Transporter Skill that it asks for',
    why: 'whoever solves it has that skill',
    holds: ['personnel'],
  },
  glossary: { letsSeed: { where: { type: 'personnel', unique: false, affiliation: 'bajoran' } } },
}
