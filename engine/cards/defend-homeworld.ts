import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

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
  print: { leftOut: 'HQ cards', why: 'no HQ card is in a deck', lies: ['core'] },
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
        answers: { to: 'battle', homeworld: true },
        effects: [{ do: 'download', where: { any: defenders }, to: { at: 'answered' }, may: true }],
      },
    ],
  },
}
