import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "Curator's Claim",
  glossary: {
    plays: [
      {
        on: { type: 'facility', whose: 'yours' },
        effects: [{ do: 'download', where: { type: 'artifact' }, artifacts: true, to: { into: 'target' } }],
      },
    ],
  },
}
