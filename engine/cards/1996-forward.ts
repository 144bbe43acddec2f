import type { CardText } from './text.ts'

/** What must happen on a later turn, and the card that has it happen now, as the FAQ of 1996 knows them. */
export const forwards1996: readonly CardText[] = [
  {
    title: 'Anti-Time Anomaly',
    plays: [{ stays: true }],
    timed: [
      {
        at: 'turn ends',
        whose: 'yours',
        after: 'third full turn',
        effects: [
          { do: 'kill', who: { all: { type: 'personnel' } } },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
  {
    title: 'Devidian Door',
    uses: [
      {
        fromHand: true,
        once: 'turn',
        on: { type: 'mission', kind: 'planet' },
        effects: [
          {
            do: 'select',
            as: 'sent',
            by: 'you',
            count: 1,
            from: { cardsIn: 'hand', of: 'you' },
            where: { type: ['personnel', 'equipment'] },
          },
          { do: 'relocate', who: { chosen: 'sent' }, to: 'target' },
          { do: 'owe a showing' },
        ],
      },
    ],
  },
  {
    title: "Samuel Clemens' Pocketwatch",
    timed: [{ at: 'earned', effects: [{ do: 'take into hand', who: 'this' }] }],
    plays: [
      { ruling: 'faq96-33-samuel-clemens-pocketwatch-02', as: 'interrupt', effects: [{ do: 'bring forward' }] },
      {
        ruling: 'faq96-33-samuel-clemens-pocketwatch-01',
        as: 'interrupt',
        forwards: true,
        effects: [{ do: 'bring forward' }],
      },
    ],
  },
]
