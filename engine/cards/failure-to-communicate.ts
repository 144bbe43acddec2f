import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const spokenTo: Filter = { type: 'personnel', any: [{ skill: 'Anthropology' }, { skill: 'Security' }] }

export const card: Card = {
  title: 'Failure To Communicate',
  print: { leftOut: 'the way back to the dilemma pile', why: 'it is not looked at where it goes' },
  rulebook: {
    dilemma: {
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
