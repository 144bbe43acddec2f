import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** What damages ships, and repairs them, as the FAQ of 1996 knows it. */
const damage1996: readonly CardText[] = [
  {
    title: 'Plasma Fire',
    plays: [{ on: { type: 'ship' }, stays: true }],
    timed: [
      {
        ruling: 'faq96-38-plasma-fire-03',
        at: 'turn ends',
        turns: { word: 'next' },
        effects: [{ do: 'discard', who: 'this', if: { skill: 'SECURITY' }, among: { crewOf: 'host' } }],
      },
      {
        ruling: 'faq96-38-plasma-fire-01',
        at: 'turn ends',
        turns: { word: 'next' },
        effects: [{ do: 'damage', who: 'host' }],
      },
    ],
  },
  {
    title: 'Spacedock',
    plays: [{ on: { class: 'outpost' }, stays: true }],
    timed: [{ at: 'docks here', effects: [{ do: 'repair', who: 'target', asADock: true }] }],
  },
]

export const texts = { faq1996: damage1996 } satisfies Texts
