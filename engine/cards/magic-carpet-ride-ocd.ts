import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Magic Carpet Ride OCD',
  print: 'whole',
  glossary: {
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
}
