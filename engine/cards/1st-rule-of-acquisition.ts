import type { DownloadSource } from '../mechanics/downloading/words.ts'
import type { Card } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedCardText {
  /** Its player's downloads may search these places, too, for such cards. @alone All others that name a place download from it themselves. */
  readonly lendsPlaces?: Clause & { readonly where: Filter; readonly from: readonly DownloadSource[] }
}

const ofTheTrade: Filter = {
  type: ['ship', 'facility'],
  whose: 'yours',
  any: [{ affiliation: 'ferengi' }, { keyword: 'Freighter' }, { keyword: 'Transport' }],
}

export const card: Card = {
  title: '1st Rule of Acquisition',
  print: 'whole',
  glossary: {
    seeds: { ruling: 'custom-cards-363', on: ofTheTrade },
    plays: [{ ruling: 'custom-cards-363', on: ofTheTrade, stays: true }],
    lendsPlaces: { ruling: 'custom-cards-132', where: { name: 'Gold-Pressed Latinum' }, from: ['discard'] },
    uses: [
      {
        ruling: 'custom-cards-364',
        once: 'game',
        effects: [
          {
            do: 'download',
            where: { name: 'Gold-Pressed Latinum' },
            from: { also: ['discard'] },
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
