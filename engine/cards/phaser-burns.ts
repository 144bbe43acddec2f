import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const weapon: Filter = { whose: 'yours', type: 'equipment', any: [{ keyword: 'phaser' }, { keyword: 'disruptor' }] }

export const card: Card = {
  title: 'Phaser Burns',
  print: { plays: "the first print, which knew of nobody who is stunned: any two of the opponent's" },
  /** As long as nobody was stunned in battle. */
  faq1996: {
    plays: [
      {
        ruling: 'custom-cards-373',
        answers: { to: 'battle', what: { type: 'personnel', whose: "opponent's", presentWith: weapon } },
        effects: [
          {
            do: 'select',
            as: 'burned',
            by: 'chance',
            count: 2,
            from: { involved: { whose: "opponent's", type: 'personnel' } },
          },
          { do: 'kill', who: { chosen: 'burned' } },
        ],
      },
    ],
  },
}
