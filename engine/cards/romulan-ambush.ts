import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const warbirds: Filter = { type: 'ship', whose: 'yours', class: "D'deridex" }

export const card: Card = {
  title: 'Romulan Ambush',
  print: { leftOut: 'which of several ships takes the captive', why: 'one ship of that class is in play' },
  glossary: {
    plays: [
      {
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
          { do: 'select', as: 'captor', by: 'you', count: 1, from: { all: warbirds } },
          { do: 'relocate', who: { chosen: 'captive' }, to: { chosen: 'captor' } },
          { do: 'destroy', who: 'target' },
        ],
      },
    ],
  },
}
