import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Cards that have players discard others, as every law knows them. */
const whatDiscards: readonly CardText[] = [
  { title: 'Static Warp Bubble', plays: [{ stays: true }], demands: { discards: 1 } },
]

const handshake: CardText = {
  title: 'Handshake',
  plays: [
    {
      effects: [
        { do: 'discard', who: { cardsIn: 'hand', of: 'you' } },
        { do: 'draw', count: 7 },
      ],
    },
  ],
}

export const texts = { faq1996: whatDiscards, glossary: [...whatDiscards, handshake] } satisfies Texts
