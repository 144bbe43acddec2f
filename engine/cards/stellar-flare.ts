import type { Card } from '../text/card.ts'
import type { Requirement } from '../text/text.ts'

const steersClear: Requirement = { all: [{ skill: 'Navigation', level: 2 }, { skill: 'Astrophysics' }] }

const shipsThere = {
  all: { type: 'ship', cardIn: 'space', docked: false, not: { over: { shields: 11 } } },
  here: true,
} as const

export const card: Card = {
  title: 'Stellar Flare',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-287',
      effects: [
        { do: 'damage', who: shipsThere, spares: steersClear },
        { do: 'stop', who: shipsThere, spares: steersClear },
      ],
      discard: true,
    },
  },
}
