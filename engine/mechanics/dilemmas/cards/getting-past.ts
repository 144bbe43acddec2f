import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Dilemmas that do nothing but keep those out who lack skills. */
const gettingPast: readonly CardText[] = [
  {
    title: 'Navigational Hazards',
    dilemma: { conditions: { all: [{ skill: 'Stellar Cartography' }, { skill: 'Navigation', level: 2 }] } },
  },
  {
    title: 'Close That Door!',
    dilemma: { conditions: { all: [{ skill: 'SCIENCE' }, { skill: 'Stellar Cartography' }] } },
  },
]

export const texts = { glossary: gettingPast } satisfies Texts
