import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Earned where art is traded, or at a homeworld. */
const starryNight: CardText = {
  title: 'Starry Night',
  timed: [
    {
      at: 'earned',
      effects: [
        {
          do: 'download',
          if: {
            any: [
              { here: { homeworld: true } },
              { here: { name: "Quark's Bar" } },
              { here: { keyword: 'Trading Post' } },
            ],
          },
          where: { type: 'artifact', keyword: 'equipment artifact' },
          artifacts: true,
          upTo: 2,
          to: 'here',
          may: true,
        },
        { do: 'discard', who: 'this' },
      ],
    },
  ],
}

export const texts = { glossary: [starryNight] } satisfies Texts
