import type { CardText } from '../../../text/text.ts'
import { anyNor } from '../../facilities/cards/any-nor.ts'
import { selectsAny } from '../../skills/cards/selected-on-reporting.ts'
import { constructStarship } from './construct-starship.ts'

/** Cards in play that download in place of a card draw or of the card play, as the Glossary knows them. */
export const usedInPlace: readonly CardText[] = [
  {
    title: 'Borg Queen',
    timed: [selectsAny],
    uses: [
      {
        inPlaceOf: 'card draw',
        effects: [
          {
            do: 'download',
            where: { any: [{ name: 'A Change of Plans' }, { type: 'personnel', keyword: 'Drone' }] },
          },
        ],
      },
    ],
  },
  constructStarship,
  {
    title: 'One of Eleven',
    uses: [
      {
        inPlaceOf: 'card draw',
        effects: [{ do: 'download', where: { type: 'equipment', icon: 'borg use only' } }],
      },
    ],
  },
  {
    title: 'Ops',
    plays: [{ on: anyNor, stays: true }],
    receives: { type: 'personnel', classification: 'OFFICER' },
    uses: [
      {
        inPlaceOf: 'card play',
        effects: [
          {
            do: 'download',
            where: { type: ['personnel', 'ship', 'equipment'] },
            to: { sitesOf: 'this', unopposed: true },
          },
          { do: 'draw no more this turn' },
        ],
      },
    ],
  },
]
