import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Back from the Scrapyard',
  glossary: {
    plays: [{ effects: [{ do: 'download', where: { type: 'ship' }, from: { only: ['discard'] } }] }],
  },
}
