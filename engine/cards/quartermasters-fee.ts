import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "Quartermaster's Fee",
  glossary: {
    plays: [{ stays: true }],
    tolls: [{ where: { classification: 'OFFICER' }, discards: 1, downloaded: true }],
  },
}
