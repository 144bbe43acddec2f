import type { Card } from '../text/card.ts'
import type { Effect, Who } from '../text/text.ts'

const ruling = 'custom-cards-237'

/** One of them is disabled at random; when nobody is left, all die. */
const disablesOneOf = (who: Who): readonly Effect[] => [
  {
    do: 'select',
    as: 'patient',
    by: 'chance',
    count: 1,
    from: who,
    where: { type: 'personnel', not: { is: 'disabled' } },
  },
  { do: 'disable', who: { chosen: 'patient' } },
  { do: 'kill', who, among: who, unless: { some: { type: 'personnel', not: { is: 'disabled' } } } },
]

export const card: Card = {
  title: 'Aphasia Device',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling,
      placedOn: 'ship',
      effects: disablesOneOf('personnel facing'),
      cure: {
        all: [
          { skill: 'MEDICAL', level: 2 },
          { skill: 'Biology', level: 2 },
        ],
      },
    },
    imposes: [{ ruling, condition: 'quarantined', on: { type: 'personnel' } }],
    timed: [{ ruling, at: 'turn ends', whose: "host's", effects: disablesOneOf({ crewOf: 'host' }) }],
  },
}
