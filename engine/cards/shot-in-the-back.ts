import type { Card } from '../text/card.ts'
import type { Effect, Filter } from '../text/text.ts'

export interface AddedDilemmaSection {
  /** What is done instead where the trigger is missing. */
  readonly otherwise?: readonly Effect[]
}

const fightingAndroid: Filter = { species: 'Android', any: [{ skill: 'SECURITY' }, { skill: 'OFFICER' }] }

export const card: Card = {
  title: 'Shot in the Back',
  print: 'whole',
  glossary: {
    dilemma: {
      trigger: { some: fightingAndroid },
      effects: [{ do: 'stop', who: { these: 'personnel facing', where: fightingAndroid } }],
      otherwise: [
        {
          do: 'select',
          as: 'victim',
          by: 'opponent',
          count: 1,
          from: 'personnel facing',
          where: { not: { species: 'Android' } },
          why: 'kill',
        },
        { do: 'kill', who: { chosen: 'victim' } },
      ],
    },
  },
}
