import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const warbirds: Filter = { type: 'ship', whose: 'yours', class: "D'deridex" }

export const card: Card = {
  title: 'Romulan Ambush',
  print: 'whole',
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-370',
        on: {
          type: 'ship',
          whose: "opponent's",
          under: { shields: 6 },
          presentWith: warbirds,
        },
        effects: [
          {
            do: 'select',
            as: 'captive',
            by: 'you',
            count: 1,
            from: { these: { crewOf: 'target' }, where: { type: 'personnel' } },
          },
          { do: 'capture', who: { chosen: 'captive' } },
          {
            do: 'select',
            as: 'captor',
            by: 'you',
            count: 1,
            from: { presentWith: 'target', where: warbirds },
          },
          { do: 'relocate', who: { chosen: 'captive' }, to: { chosen: 'captor' } },
          { do: 'destroy', who: 'target' },
        ],
      },
    ],
  },
}
