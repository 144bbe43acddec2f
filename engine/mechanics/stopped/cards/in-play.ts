import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { deannaTroiFirstContact } from './deanna-troi-first-contact.ts'
import { ketracelWhite } from './ketracel-white.ts'
import { paxanWormhole } from './paxan-wormhole.ts'
import { spot } from './spot.ts'

/** Personnel, equipment and other cards that are used where they lie, as the Glossary knows them. */
const inPlay: readonly CardText[] = [
  deannaTroiFirstContact,
  ketracelWhite,
  {
    title: 'Magic Carpet Ride OCD',
    inSpace: true,
    timed: [
      {
        at: 'earned',
        effects: [
          {
            do: 'select',
            as: 'planet',
            by: 'you',
            count: 1,
            optional: true,
            from: { all: { type: 'mission', kind: 'planet' } },
          },
          { do: 'select', as: 'ship', by: 'you', count: 1, from: { all: { type: 'ship' }, here: true } },
          { do: 'relocate', who: { teamsOf: { chosen: 'ship' } }, to: { chosen: 'planet' } },
          { do: 'relocate', who: { chosen: 'ship' }, to: { chosen: 'planet' } },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
    uses: [
      {
        on: { type: 'ship' },
        here: true,
        effects: [
          {
            do: 'select',
            as: 'planet',
            by: 'you',
            count: 1,
            from: { all: { type: 'mission', kind: 'planet' } },
          },
          { do: 'relocate', who: { teamsOf: 'target' }, to: { chosen: 'planet' } },
          { do: 'relocate', who: 'target', to: { chosen: 'planet' } },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
  paxanWormhole,
  spot,
]

export const texts = { glossary: inPlay } satisfies Texts
