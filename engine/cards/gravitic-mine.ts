import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Gravitic Mine',
  print: 'whole',
  glossary: {
    dilemma: {
      conditions: { all: [{ skill: 'SCIENCE' }, { skill: 'Navigation' }] },
      effects: [{ do: 'damage', who: 'ship' }],
      discard: true,
    },
  },
}
