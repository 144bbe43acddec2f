import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Dilemmas that do nothing but keep those out who lack skills, icons or somebody. */
const gettingPast: readonly CardText[] = [
  {
    title: 'Navigational Hazards',
    dilemma: { conditions: { all: [{ skill: 'Stellar Cartography' }, { skill: 'Navigation', level: 2 }] } },
  },
  {
    title: 'Close That Door!',
    dilemma: { conditions: { all: [{ skill: 'SCIENCE' }, { skill: 'Stellar Cartography' }] } },
  },
  {
    title: 'Oops!',
    dilemma: {
      conditions: {
        any: [
          { some: { type: 'personnel', icon: 'staff' }, count: 3 },
          { some: { keyword: 'Drone', icon: 'defense' }, count: 3 },
          { title: 'Nog' },
        ],
      },
    },
  },
]

export const texts = { glossary: gettingPast } satisfies Texts
