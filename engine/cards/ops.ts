import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'
import { anyNor } from './shared/nor-sites.ts'

export interface AddedDownloadText {
  /** To places of the opponent's as well. @alone Other texts are their own player's. */
  readonly anyones?: Clause
}

export const card: Card = {
  title: 'Ops',
  print: 'whole',
  glossary: {
    plays: [{ on: anyNor, stays: true }],
    compatible: { ruling: 'custom-cards-25' },
    receives: { type: 'personnel', classification: 'OFFICER' },
    commandeered: { ruling: 'custom-cards-579', where: { type: 'personnel', skill: 'Computer Skill' } },
    uses: [
      {
        inPlaceOf: 'card play',
        whoUses: 'any player',
        effects: [
          {
            ruling: 'custom-cards-39',
            do: 'download',
            where: { type: ['personnel', 'ship', 'equipment'] },
            to: { sitesOf: 'this', unopposed: true },
            matching: { ruling: 'custom-cards-577' },
            anyones: { ruling: 'custom-cards-578' },
          },
          { do: 'record', deed: 'draws no more' },
        ],
      },
    ],
  },
}
