import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Eliminate Starship',
  print: { aims: ['ship'] },
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-532',
        aimsAt: { type: 'ship', whose: "opponent's", at: { type: 'mission', whose: 'yours' } },
        aims: true,
        stays: true,
      },
    ],
    timed: [
      {
        at: 'target destroyed',
        effects: [
          {
            ruling: 'custom-cards-533',
            do: 'probe',
            drawn: true,
            outcomes: [
              {
                ruling: 'custom-cards-534',
                affiliations: ['borg'],
                effects: [{ do: 'download', where: { name: 'Salvage Starship' }, may: true }],
              },
              {
                ruling: 'custom-cards-535',
                icons: ['au'],
                effects: [{ do: 'download', where: { name: 'Temporal Rift' }, may: true }],
              },
              {
                ruling: 'custom-cards-536',
                icons: ['borg use only'],
                effects: [
                  {
                    do: 'select',
                    as: 'hit',
                    by: 'chance',
                    count: 1,
                    from: { all: { type: 'ship', whose: "opponent's" }, here: true },
                  },
                  { do: 'damage', who: { chosen: 'hit' } },
                ],
              },
            ],
          },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
}
