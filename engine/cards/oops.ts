import type { Card } from '../text/card.ts'
import type { Effect } from '../text/text.ts'

const unled: Effect[] = [
  { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing' },
  { do: 'kill', who: { chosen: 'victim' } },
  { do: 'stop', who: { these: 'personnel facing', without: { chosen: 'victim' } } },
]

export const card: Card = {
  title: 'Oops!',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-300',
      /** What happens without Leadership happens to those as well who get past it. */
      selects: unled.map(effect => ({ ...effect, unless: { skill: 'Leadership' } })),
      conditions: {
        any: [
          { some: { type: 'personnel', icon: 'staff' }, count: 3 },
          { some: { keyword: 'Drone', icon: 'defense' }, count: 3 },
          { title: 'Nog' },
        ],
      },
    },
  },
}
