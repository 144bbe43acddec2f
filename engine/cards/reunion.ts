import type { Card } from '../text/card.ts'
import type { Requirement } from '../text/text.ts'

const wanted: readonly Requirement[] = [
  { skill: 'Miracle Worker' },
  { skill: 'Cantankerousness' },
  { some: { name: 'Spock' } },
]

export const card: Card = {
  title: 'Reunion',
  print: 'whole',
  faq1996: {
    addsPoints: [
      { ruling: 'custom-cards-630', points: 15, if: { any: wanted } },
      { ruling: 'custom-cards-630', points: 25, if: { all: wanted } },
    ],
  },
}
