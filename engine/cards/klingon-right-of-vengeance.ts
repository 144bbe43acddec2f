import type { Card } from '../text/card.ts'
import { klingon } from './shared/klingons.ts'

const avengers = { involved: { ...klingon, whose: 'yours' } } as const

export const card: Card = {
  title: 'Klingon Right of Vengeance',
  print: [{ under: ['faq1996'] }],
  faq1996: {
    plays: [
      {
        ruling: 'custom-cards-374',
        answers: { to: 'falls in battle', what: klingon },
        effects: [
          { do: 'modify', who: avengers, attribute: 'strength', multiply: 2 },
          { do: 'battle', attackers: avengers, attacked: { involved: { whose: "opponent's" } } },
        ],
      },
    ],
  },
}
