import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const getsPast: Filter = { any: [{ skill: 'Empathy' }, { skill: 'Diplomacy' }, { name: ['Morn', 'Montgomery Scott'] }] }

const thoseWho = { these: 'personnel facing', where: getsPast } as const

export const card: Card = {
  title: 'Blended',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-209',
      conditions: {
        any: [{ skill: 'Empathy' }, { skill: 'Diplomacy' }, { title: 'Morn' }, { some: { name: 'Montgomery Scott' } }],
      },
      overcome: [
        { do: 'select', as: 'free', by: 'chance', count: 1, from: thoseWho, if: { some: getsPast, count: 2 } },
        { do: 'stop', who: { these: thoseWho, without: { chosen: 'free' } } },
      ],
    },
  },
}
