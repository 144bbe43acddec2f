import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'
import { hqCards } from './shared/hq-cards.ts'

/** Ships, leaders, SECURITY personnel and hand weapons. */
const defenders: readonly Filter[] = [
  { type: 'ship' },
  {
    type: 'personnel',
    any: [{ skill: 'SECURITY' }, { classification: 'OFFICER' }, { skill: 'OFFICER' }, { skill: 'Leadership' }],
  },
  { type: 'equipment', keyword: 'hand weapon' },
]

export const card: Card = {
  title: 'Defend Homeworld',
  print: { lies: ['core'] },
  glossary: {
    seeds: {},
    plays: [{ stays: true }],
    uses: [
      {
        ruling: 'custom-cards-366',
        once: 'game',
        effects: [
          { do: 'download', where: { type: 'personnel', skill: 'SECURITY' } },
          { do: 'discard', who: 'this' },
        ],
      },
      {
        ruling: 'custom-cards-126',
        name: 'second',
        once: 'game',
        effects: [
          { do: 'download', where: { ...hqCards, not: { name: 'HQ: Return Orb to Bajor' } } },
          { do: 'discard', who: 'this' },
        ],
      },
      {
        answers: { to: 'battle', homeworld: true },
        effects: [
          { do: 'download', where: { any: defenders }, to: { at: 'answered' }, upTo: 30, may: true },
          { ruling: 'custom-cards-126', do: 'download', where: hqCards, to: { at: 'answered' }, upTo: 30, may: true },
        ],
      },
    ],
  },
}
