import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'One of Eleven',
  print: { leftOut: 'equipment that she steals', why: 'none lies unattended with her' },
  glossary: {
    uses: [
      {
        inPlaceOf: 'card draw',
        effects: [{ do: 'download', where: { type: 'equipment', icon: 'borg use only' } }],
      },
    ],
  },
}
