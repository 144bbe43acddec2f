import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const spokenTo: Filter = { type: 'personnel', any: [{ skill: 'Anthropology' }, { skill: 'Security' }] }

export const card: Card = {
  title: 'Failure To Communicate',
  print: 'whole',
  rulebook: {
    dilemma: {
      ruling: 'custom-cards-461',
      conditions: {
        any: [
          { some: { type: 'personnel', skills: { Anthropology: 2 } } },
          { some: { type: 'personnel', skills: { Security: 2 } } },
        ],
      },
      effects: [
        { do: 'stop', who: 'facing', whole: true, unless: { some: spokenTo } },
        { do: 'select', as: 'spoken to', by: 'opponent', count: 1, from: 'personnel facing', where: spokenTo },
        { do: 'stop', who: { chosen: 'spoken to' } },
      ],
    },
  },
}
