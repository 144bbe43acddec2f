import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const guard: Filter = { type: 'personnel', any: [{ skill: 'Leadership' }, { skill: 'Security' }] }

export const card: Card = {
  title: 'Kolaran Raiders',
  print: 'whole',
  rulebook: {
    dilemma: {
      effects: [
        {
          do: 'select',
          as: 'victim',
          by: 'chance',
          count: 1,
          from: 'personnel facing',
          why: 'kill',
          unless: { some: guard },
        },
        { do: 'kill', who: { chosen: 'victim' } },
        { do: 'select', as: 'guard', by: 'you', count: 1, from: 'personnel facing', where: guard },
        { do: 'stop', who: { chosen: 'guard' } },
      ],
    },
  },
}
