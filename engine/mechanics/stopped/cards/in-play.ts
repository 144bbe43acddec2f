import type { CardText } from '../../../text/text.ts'

/** Personnel, equipment and other cards that are used where they lie, as the Glossary knows them. */
export const inPlay: readonly CardText[] = [
  {
    title: 'Deanna Troi (First Contact)',
    uses: [
      {
        once: 'game',
        skill: true,
        effects: [{ ruling: '1eD-deanna-troi-first-contact-01', do: 'unstop', who: 'own team' }],
      },
    ],
  },
  { title: 'Interlink Drone', sharing: true },
  { title: 'Ketracel-White', countsDownWith: { icon: 'ketracel-white' } },
  {
    title: 'Magic Carpet Ride OCD',
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
  {
    title: 'Paxan "Wormhole"',
    uses: [
      {
        on: { type: 'ship', whose: "opponent's" },
        here: true,
        without: { some: { species: 'Android' } },
        effects: [
          { do: 'select', as: 'location', by: 'you', count: 1, from: { all: { type: 'mission' } } },
          { do: 'relocate', who: 'target', to: { chosen: 'location' } },
        ],
      },
    ],
  },
  {
    title: 'Spot',
    lives: 9,
    timed: [{ ruling: '1eS-spot-03', at: 'killed', effects: [{ do: 'stop', who: 'this' }] }],
  },
]
