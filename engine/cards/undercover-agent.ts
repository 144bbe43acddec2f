import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const infiltrator: Filter = { type: 'personnel', affiliation: 'romulan', icon: 'infiltration' }

export const card: Card = {
  title: 'Undercover Agent',
  print: 'whole',
  currentRulings: {
    dilemma: {
      ruling: 'custom-cards-281',
      sections: [
        {
          trigger: { some: { affiliation: 'romulan' } },
          triggerAmong: { all: { type: 'ship' } },
          effects: [
            {
              do: 'as player',
              which: 'opponent',
              effects: [
                { do: 'download', where: { any: [{ name: 'Selok' }, infiltrator] }, to: { at: 'mission' }, may: true },
              ],
            },
          ],
        },
        {
          conditions: {
            all: [
              { skill: 'SECURITY' },
              { skill: 'Biology' },
              { any: [{ total: 'cunning', over: 40 }, { skill: 'Law' }] },
            ],
          },
        },
      ],
    },
  },
}
