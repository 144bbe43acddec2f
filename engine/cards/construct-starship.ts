import type { Card } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedDownloadText {
  /** May be played on such cards although its own text does not say so. */
  readonly evenOn?: Clause & { readonly on: Filter }
  /** Such a card goes only where the player has somebody like that of its affiliation, or who is its matching commander; `at` = to a facility like that, or with a site like that. @alone for a filter does not know what is to come */
  readonly servedBy?: readonly (Clause & {
    readonly what: Filter
    readonly at?: Filter
    readonly by: Filter
    readonly as: 'of its affiliation' | 'commander'
  })[]
}

const dockingSite: Filter = { name: ['Docking Pads', 'Docking Ports', 'Docking Pylons'] }

const facility: Filter = { type: 'facility', any: [{ class: 'outpost' }, { class: 'headquarters' }] }

const ship: Filter = { type: 'ship', unique: true }

const engineer: Filter = { skill: 'ENGINEER' }

export const card: Card = {
  title: 'Construct Starship',
  print: 'whole',
  glossary: {
    seeds: {},
    plays: [{ stays: true }],
    uses: [
      {
        inPlaceOf: 'card play',
        effects: [
          {
            do: 'download',
            where: { any: [facility, { name: 'Spacedock' }, ship] },
            evenOn: { ruling: '1eS-spacedock-03', on: dockingSite },
            servedBy: [
              { ruling: 'custom-cards-524', what: facility, by: engineer, as: 'of its affiliation' },
              {
                ruling: 'custom-cards-525',
                what: ship,
                at: { bearing: 'Spacedock' },
                by: engineer,
                as: 'commander',
              },
            ],
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
