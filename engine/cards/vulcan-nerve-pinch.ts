import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const vulcanOrAndroid: Filter = {
  type: 'personnel',
  whose: 'yours',
  any: [{ species: 'Vulcan' }, { keyword: 'Soong-type android' }],
}

export const card: Card = {
  title: 'Vulcan Nerve Pinch',
  print: {
    leftOut: 'Rogue Borg, that each may forgo it, and how long it lasts',
    onlyWith: ['Rogue Borg Mercenaries', 'end'],
    why: 'nobody forgoes it',
  },
  faq1996: {
    plays: [
      {
        ruling: 'custom-cards-372',
        answers: { to: 'battle', what: vulcanOrAndroid },
        effects: [
          {
            ruling: 'faq96-39-vulcan-nerve-pinch-02',
            do: 'select',
            as: 'pinched',
            by: 'chance',
            count: { times: 1, each: { involved: vulcanOrAndroid } },
            from: { involved: { whose: "opponent's", type: 'personnel' } },
          },
          { do: 'impose', who: { chosen: 'pinched' }, condition: 'stasis' },
        ],
      },
    ],
  },
}
