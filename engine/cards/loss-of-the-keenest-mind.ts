import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Loss of the Keenest Mind',
  rulebook: {
    dilemma: {
      effects: [
        {
          do: 'select',
          as: 'victim',
          count: 1,
          from: 'personnel facing',
          most: 'cunning',
          why: 'kill',
        },
        { do: 'kill', who: { chosen: 'victim' } },
      ],
    },
  },
}
