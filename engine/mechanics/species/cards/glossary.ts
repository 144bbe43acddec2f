import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Filter } from '../../../text/text.ts'

const warbirds: Filter = { type: 'ship', whose: 'yours', class: "D'deridex" }

/** Cards that ask for the class of a ship; the last is supposed. */
const classesAskedFor: readonly CardText[] = [
  {
    title: 'Romulan Ambush',
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
  {
    title: 'For Old Warbirds',
    plays: [{ needs: { some: { type: 'ship', class: "D'deridex", exceptClass: "Modified D'deridex" } } }],
  },
]

export const texts = { glossary: classesAskedFor } satisfies Texts
