import type { Card } from '../text/card.ts'

const at = { missionOf: 'dominion' } as const

export const card: Card = {
  title: "Salvaged Attack Ship, Sheep in Wolf's Clothing",
  print: 'whole',
  rulebook: {
    standing: [
      { affects: { these: 'this', where: { at } }, add: { range: 1, weapons: 1, shields: 1 } },
      {
        affects: { all: { type: 'personnel', whose: 'yours', icon: 'deep space 9', at }, here: true },
        add: { integrity: 1, cunning: 1, strength: 1 },
      },
    ],
  },
}
