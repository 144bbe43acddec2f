import type { Card } from '../text/card.ts'
import { anyNor } from './shared/nor-sites.ts'

export const card: Card = {
  title: 'Ops',
  print: {
    leftOut: 'ships, that any player uses it, and that Computer Skill commandeers the station',
    why: 'no ship is in a deck, its own player alone uses it, and nobody commandeers it',
  },
  glossary: {
    plays: [{ on: anyNor, stays: true }],
    compatible: { ruling: 'custom-cards-25' },
    receives: { type: 'personnel', classification: 'OFFICER' },
    uses: [
      {
        inPlaceOf: 'card play',
        effects: [
          {
            ruling: 'custom-cards-39',
            do: 'download',
            where: { type: ['personnel', 'ship', 'equipment'] },
            to: { sitesOf: 'this', unopposed: true },
          },
          { do: 'record', deed: 'draws no more' },
        ],
      },
    ],
  },
}
