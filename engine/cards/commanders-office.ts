import type { Card } from '../text/card.ts'
import { anyNor } from './shared/nor-sites.ts'

export const card: Card = {
  title: "Commander's Office",
  print: {
    leftOut:
      'that a player who does not own it uses it, that the OFFICER matches the station and nobody opposes him, mission reports, and that it lies next to Ops',
    onlyWith: ['play'],
    why: 'its own player alone has personnel there, all of them match, and it lies there from the beginning',
  },
  glossary: {
    plays: [{ on: anyNor, stays: true }],
    uses: [
      {
        inPlaceOf: 'card draw',
        once: 'turn',
        needs: { some: { type: 'personnel', classification: 'OFFICER', icon: 'command' } },
        needsAmong: { presentAt: 'this', where: { type: 'personnel', whose: 'yours' } },
        effects: [
          { ruling: 'custom-cards-104', do: 'download', where: { keyword: "Captain's Order" }, toHand: 'must' },
        ],
      },
    ],
  },
}
