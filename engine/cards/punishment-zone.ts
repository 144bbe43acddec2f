import type { Card, Text } from '../text/card.ts'
import type { Effect } from '../text/text.ts'

/** Who goes up, and where to. */
const accusedToShip = { who: { chosen: 'accused' }, to: { chosen: 'ship' } } as const

/** One is killed, or goes up to a ship at a penalty. */
const punishmentZone = (goesUp: Effect): Text => ({
  dilemma: {
    ruling: 'custom-cards-294',
    selects: [{ do: 'select', as: 'accused', by: 'chance', count: 1, from: 'personnel facing' }],
    effects: [
      {
        do: 'choose',
        by: 'you',
        options: [
          { word: 'killed', effects: [{ do: 'kill', who: { chosen: 'accused' } }] },
          {
            word: 'beam up',
            effects: [
              {
                do: 'select',
                as: 'ship',
                by: 'you',
                count: 1,
                from: { all: { type: 'ship', whose: 'yours' }, here: true },
              },
              goesUp,
              { do: 'score', points: -5, box: true },
              { do: 'score', points: -5, among: { chosen: 'accused' }, if: { some: { affiliation: 'federation' } } },
            ],
          },
        ],
      },
    ],
  },
})

export const card: Card = {
  title: 'Punishment Zone',
  print: 'whole',
  faq1996: punishmentZone({ do: 'beam', ...accusedToShip }),
  glossary: punishmentZone({ do: 'relocate', ...accusedToShip }),
}
