import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Close That Door!',
  print: { leftOut: 'that a Doorway from hand nullifies it', why: 'nobody has one in hand' },
  glossary: {
    dilemma: { conditions: { all: [{ skill: 'SCIENCE' }, { skill: 'Stellar Cartography' }] } },
  },
}
