import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const vulcanOrAndroid: Filter = { whose: 'yours', any: [{ species: 'Vulcan' }, { keyword: 'Soong-type android' }] }

export const card: Card = {
  title: 'Vulcan Nerve Pinch',
  print: {
    leftOut: 'Rogue Borg, one for each, and how long it lasts',
    why: 'no Rogue Borg are there, one Vulcan pinches, and no turn ends',
  },
  faq1996: {
    plays: [
      {
        answers: { to: 'battle' },
        needs: { some: vulcanOrAndroid },
        effects: [
          {
            ruling: 'faq96-39-vulcan-nerve-pinch-02',
            do: 'select',
            as: 'pinched',
            by: 'chance',
            count: 1,
            from: { involved: { whose: "opponent's", type: 'personnel' } },
          },
          { do: 'impose', who: { chosen: 'pinched' }, condition: 'stasis' },
        ],
      },
    ],
  },
}
