import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Malfunctioning Door',
  print: 'whole',
  faq1996: {
    dilemma: {
      ruling: 'custom-cards-317',
      conditions: {
        any: [{ some: { keyword: 'Soong-type android' } }, { total: 'strength', over: 27, upTo: 4 }],
      },
    },
  },
}
