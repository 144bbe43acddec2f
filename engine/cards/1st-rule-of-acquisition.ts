import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const ofTheTrade: Filter = {
  type: ['ship', 'facility'],
  whose: 'yours',
  any: [{ affiliation: 'ferengi' }, { keyword: 'Freighter' }, { keyword: 'Transport' }],
}

export const card: Card = {
  title: '1st Rule of Acquisition',
  print: {
    leftOut: 'latinum that other cards download comes from the discard pile, too',
    why: 'no other card downloads latinum beside it',
  },
  glossary: {
    seeds: { ruling: 'custom-cards-363', on: ofTheTrade },
    plays: [{ ruling: 'custom-cards-363', on: ofTheTrade, stays: true }],
    uses: [
      {
        ruling: 'custom-cards-364',
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
