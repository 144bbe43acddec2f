import type { Card } from '../text/card.ts'

export const card: Card = {
  title: '1st Rule of Acquisition',
  print: {
    leftOut: 'latinum that other cards download comes from the discard pile, too',
    why: 'no other card downloads latinum beside it',
  },
  glossary: {
    plays: [
      {
        on: {
          type: ['ship', 'facility'],
          whose: 'yours',
          any: [{ affiliation: 'ferengi' }, { keyword: 'Freighter' }, { keyword: 'Transport' }],
        },
        stays: true,
      },
    ],
    uses: [
      {
        once: 'game',
        effects: [
          {
            do: 'download',
            where: { name: 'Gold-Pressed Latinum' },
            evenFrom: ['discard'],
            toHand: 'must',
            may: true,
          },
          {
            do: 'download',
            where: { species: 'Ferengi', classification: 'V.I.P.' },
            toHand: 'must',
            may: true,
          },
        ],
      },
    ],
  },
}
