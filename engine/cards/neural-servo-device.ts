import type { Card } from '../text/card.ts'
import type { Effect } from '../text/text.ts'

const guards = { skill: 'SECURITY', level: 2 } as const

const takeOver = (ship: 'target' | 'host'): readonly [Effect, Effect] => [
  { do: 'take control', who: { crewOf: ship } },
  { do: 'take control', who: ship },
]

const unlessGuarded = takeOver('target').map(
  effect => ({ ...effect, unless: guards, among: { crewOf: 'target' } }) as const,
)

export const card: Card = {
  title: 'Neural Servo Device',
  print: 'whole',
  faq1996: {
    plays: [
      {
        ruling: 'custom-cards-93',
        on: { type: 'ship', affiliation: 'non-aligned' },
        stays: true,
        effects: unlessGuarded,
      },
    ],
    timed: [
      {
        ruling: 'custom-cards-381',
        at: 'turn ends',
        effects: [
          { do: 'as player', which: 'opponent', effects: takeOver('host') },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
}
