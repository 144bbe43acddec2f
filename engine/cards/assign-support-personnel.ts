import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const supportPersonnel: Filter = { type: 'personnel', keyword: 'Support Personnel' }

const ships: Filter = { type: 'ship', whose: 'yours', over: { 'staffing icons': 1 } }

export const card: Card = {
  title: 'Assign Support Personnel',
  print: 'whole',
  glossary: {
    terms: { ruling: 'custom-cards-529', is: 'unique' },
    seeds: {},
    plays: [{ stays: true }],
    letsReport: { ruling: 'custom-cards-526', where: supportPersonnel, to: ships },
    uses: [
      {
        once: 'turn',
        effects: [
          {
            ruling: 'custom-cards-527',
            do: 'download',
            where: supportPersonnel,
            to: { aboard: { any: [{ type: 'facility', whose: 'yours' }, ships] } },
            matching: {},
            onePer: { ruling: 'custom-cards-528', what: 'title' },
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
