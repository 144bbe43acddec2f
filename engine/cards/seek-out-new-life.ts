import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Seek Out New Life',
  print: {
    leftOut: 'its icons, and that it is used at the start of a turn and once for each of several missions',
    why: "Continuing Mission lies beside it, everybody has the logo of that series, and its boards have one mission, of the opponent's, with personnel of hers",
    lies: ['core'],
  },
  currentRulings: {
    plays: [{ stays: true }],
    uses: [
      {
        once: 'game',
        effects: [
          { do: 'download', where: { type: 'personnel', newSpecies: true }, toHand: 'must', may: true },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
}
