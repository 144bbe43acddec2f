import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Investigate Dead Planet',
  print: { leftOut: 'what the other end says', why: 'Alice solves it from her own' },
  glossary: {
    timed: [
      {
        at: 'solved',
        effects: [{ do: 'download', where: { type: 'personnel', species: 'Android' }, to: 'here', may: true }],
      },
    ],
  },
}
