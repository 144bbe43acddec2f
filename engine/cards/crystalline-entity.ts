import type { Card } from '../text/card.ts'
import type { Requirement } from '../text/text.ts'

const inSpace: Requirement = { here: { type: 'mission', kind: 'space' } }

export const card: Card = {
  title: 'Crystalline Entity',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-204',
      conditions: {
        any: [
          { all: [inSpace, { any: [{ total: 'shields', over: 6 }, { skill: 'Music' }] }] },
          { all: [{ not: inSpace }, { skill: 'SCIENCE' }, { skill: 'MEDICAL' }] },
        ],
      },
      effects: [
        { do: 'kill', who: { these: { carriedBy: 'ship' }, where: { type: 'personnel' } }, if: inSpace },
        { do: 'kill', who: 'personnel facing', unless: inSpace },
      ],
      discard: true,
      points: 5,
    },
  },
}
