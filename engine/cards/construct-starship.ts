import type { Card } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedDownloadText {
  /** May be played on such cards although its own text does not say so. */
  readonly evenOn?: Clause & { readonly on: Filter }
}

const dockingSite: Filter = { name: ['Docking Pads', 'Docking Ports', 'Docking Pylons'] }

export const card: Card = {
  title: 'Construct Starship',
  print: {
    leftOut: 'ships, and the ENGINEER that facilities need',
    why: 'its boards fetch facilities and Spacedock, by the rules on downloads',
  },
  glossary: {
    plays: [{ stays: true }],
    uses: [
      {
        inPlaceOf: 'card play',
        effects: [
          {
            do: 'download',
            where: {
              any: [
                { type: 'facility', any: [{ class: 'outpost' }, { class: 'headquarters' }] },
                { name: 'Spacedock' },
              ],
            },
            evenOn: { ruling: '1eS-spacedock-03', on: dockingSite },
          },
          {
            do: 'choose',
            by: 'you',
            options: [
              { word: 'discard the objective', effects: [{ do: 'discard', who: 'this' }] },
              { word: 'draw no cards', effects: [{ do: 'record', deed: 'draws no more' }] },
            ],
          },
        ],
      },
    ],
  },
}
