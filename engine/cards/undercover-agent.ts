import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const infiltrates = ['bajoran', 'cardassian', 'dominion', 'federation', 'klingon', 'romulan']

const infiltrator: Filter = {
  type: 'personnel',
  affiliation: 'romulan',
  any: infiltrates.map(affiliation => ({ icon: `${affiliation} infiltration` })),
}

export const card: Card = {
  title: 'Undercover Agent',
  print: 'whole',
  currentRulings: {
    dilemma: {
      sections: [
        {
          trigger: { some: { type: 'ship', affiliation: 'romulan' } },
          triggerAmong: { all: { type: 'ship', affiliation: 'romulan' } },
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
