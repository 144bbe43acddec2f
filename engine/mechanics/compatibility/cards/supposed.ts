import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Supposed: what a diplomat would not let pass. */
const supposed: readonly CardText[] = [
  {
    title: 'Anonymous Denunciation',
    plays: [
      {
        on: { type: 'personnel' },
        effects: [
          {
            do: 'modify',
            who: 'target',
            attribute: 'strength',
            add: -3,
            for: 'this turn',
            among: 'target',
            if: { not: { skill: 'Diplomacy' } },
          },
        ],
      },
    ],
  },
]

export const texts = { faq1996: supposed } satisfies Texts
