import type { Card } from '../text/card.ts'
import type { Who } from '../text/text.ts'

const icon = 'next generation'

const newWorlds: Who = {
  all: {
    type: 'mission',
    whose: "opponent's",
    holding: { type: 'personnel', whose: 'yours', icon, affiliation: 'federation' },
  },
}

export const card: Card = {
  title: 'Seek Out New Life',
  print: 'whole',
  currentRulings: {
    seeds: {},
    plays: [{ stays: true }],
    uses: [
      {
        ruling: 'custom-cards-523',
        once: 'game',
        atTheStart: true,
        needs: { some: {} },
        needsAmong: newWorlds,
        effects: [
          {
            do: 'download',
            where: { type: 'personnel', icon, newSpecies: true },
            upTo: { each: newWorlds },
            toHand: 'must',
            may: true,
          },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
}
