import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Assign Support Personnel',
  print: {
    leftOut: 'where those it names may report, that it downloads to ships, and each title once a game',
    why: 'nobody reports, and it is used once, for a facility',
  },
  glossary: {
    seeds: {},
    plays: [{ stays: true }],
    uses: [
      {
        once: 'turn',
        effects: [
          {
            do: 'download',
            where: { type: 'personnel', keyword: 'Support Personnel' },
            to: { aboard: { type: 'facility', whose: 'yours' } },
            called: 'support',
          },
          {
            ruling: 'custom-cards-86',
            do: 'select',
            as: 'spared',
            by: 'you',
            count: 1,
            from: {
              these: { chosen: 'support' },
              where: { any: [{ affiliation: 'dominion' }, { affiliation: 'cardassian' }] },
            },
            if: { some: {} },
            among: { all: { name: 'Dominion War Efforts', whose: 'yours' } },
          },
          { do: 'discard', who: 'this', unless: { some: {} }, among: { chosen: 'spared' } },
        ],
      },
    ],
  },
}
