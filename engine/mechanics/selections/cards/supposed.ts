import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** It shows in either edition what an opponent who chooses looks at. */
const confiscatedOrders: CardText = {
  title: 'Confiscated Orders',
  plays: [
    {
      effects: [
        {
          do: 'select',
          as: 'confiscated',
          by: 'opponent',
          count: 1,
          from: { cardsIn: 'hand', of: 'you' },
          where: { type: 'event' },
        },
        { do: 'discard', who: { chosen: 'confiscated' } },
      ],
    },
  ],
}

/** Cards that show how selections are made in the First Edition. */
const inTheFirstEdition: readonly CardText[] = [
  confiscatedOrders,
  {
    title: 'Diplomat Detained',
    plays: [
      {
        effects: [
          {
            do: 'select',
            as: 'detained',
            by: 'chance',
            count: 1,
            from: { all: { type: 'personnel', whose: "opponent's" } },
            where: { skill: 'Diplomacy' },
          },
          { do: 'stop', who: { chosen: 'detained' } },
        ],
      },
    ],
  },
  {
    title: 'Recall of the Keenest',
    plays: [
      {
        effects: [
          {
            do: 'select',
            as: 'recalled',
            count: 1,
            from: { all: { type: 'personnel', whose: 'yours' } },
            most: 'cunning',
          },
          { do: 'take into hand', who: { chosen: 'recalled' } },
        ],
      },
    ],
  },
  {
    title: 'Keen Minds Wanted',
    plays: [
      {
        effects: [
          {
            do: 'select',
            as: 'wanted',
            count: 1,
            from: { all: { type: 'personnel', whose: "opponent's" } },
            most: 'cunning',
          },
          { do: 'stop', who: { chosen: 'wanted' } },
        ],
      },
    ],
  },
]

/** The same of the Second Edition. */
const inTheSecondEdition: readonly CardText[] = [
  confiscatedOrders,
  {
    title: 'Costly Favor',
    plays: [
      {
        effects: [
          {
            do: 'select',
            as: 'favorite',
            count: 1,
            from: { all: { type: 'personnel', whose: 'yours' } },
            most: 'cost',
          },
          { do: 'take into hand', who: { chosen: 'favorite' } },
        ],
      },
    ],
  },
]

export const texts = { glossary: inTheFirstEdition, rulebook: inTheSecondEdition } satisfies Texts
