import type { Card } from '../text/card.ts'
import type { Effect, Requirement } from '../text/text.ts'

const attacks: readonly Effect[] = [
  {
    do: 'select',
    as: 'prey',
    by: 'you',
    count: 1,
    from: { all: { type: 'ship', cardIn: 'space', otherThan: 'target' }, here: true },
  },
  { ruling: 'faq96-22-federation-attacks-01', do: 'battle', attackers: 'target', attacked: { chosen: 'prey' } },
]

const diplomatOfHis: Requirement = { some: { skill: 'V.I.P.', whose: "opponent's" } }

export const card: Card = {
  title: 'Incoming Message: Attack Authorization',
  print: 'whole',
  faq1996: {
    plays: [
      {
        ruling: 'custom-cards-378',
        on: { type: 'ship', affiliation: 'federation', crewMeets: { skill: 'Treachery' } },
        effects: [
          {
            ruling: 'custom-cards-324',
            do: 'choose',
            by: 'opponent',
            if: diplomatOfHis,
            among: { crewOf: 'target' },
            options: [
              { word: 'battle', effects: attacks },
              { word: 'no battle', effects: [] },
            ],
          },
          ...attacks.map(effect => ({ ...effect, unless: diplomatOfHis, among: { crewOf: 'target' } }) as Effect),
        ],
      },
    ],
  },
}
