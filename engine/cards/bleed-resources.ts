import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Bleed Resources',
  print: {
    plays: 'on whom it is played',
    leftOut: 'Romulans with the icon of another series, and what it does when a mission is solved',
    onlyWith: ['affiliation Romulan', 'completed', 'points'],
  },
  currentRulings: {
    plays: [
      { on: { type: 'personnel', whose: 'yours', icon: 'maquis' }, stays: true },
      {
        ruling: 'cr14-deep-space-9-icon-01',
        on: { type: 'personnel', whose: 'yours', icon: 'deep space 9', affiliation: 'cardassian' },
        stays: true,
      },
    ],
  },
}
