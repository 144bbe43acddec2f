import { move } from '../../../board/moves.ts'
import type { Texts } from '../../../kernel/room.ts'
import { affected } from '../../../text/affected.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import type { CardText, Effect } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    /** What may have matching commanders: a ship. */
    readonly commandable?: true
  }
}

declare module '../../../text/text.ts' {
  interface EffectWords {
    'onto the draw deck': { readonly who: Who }
  }
}

/** What becomes of it after any use. */
const afterUse: Effect = {
  do: 'choose one',
  by: 'you',
  options: [
    { word: 'first', effects: [{ do: 'discard', who: 'this' }] },
    { word: 'second', effects: [{ do: 'onto the draw deck', who: 'this' }] },
  ],
}

const readyRoomDoor: CardText = {
  title: 'Ready Room Door',
  plays: [
    {
      once: 'turn',
      on: { whose: 'yours', commandable: true },
      effects: [
        { do: 'download', where: { type: 'personnel' }, commands: true, to: { into: 'target' } },
        { do: 'draw no more this turn' },
        afterUse,
      ],
    },
    { once: 'turn', effects: [{ do: 'download', where: { keyword: "Captain's Order" } }, afterUse] },
  ],
}

export const texts = { currentRulings: [readyRoomDoor] } satisfies Texts

export const effects: EffectHandlers<'onto the draw deck'> = {
  'onto the draw deck'(game, { who }, context) {
    for (const id of affected(game, who, context)) move(game, id, 'deck', game.card(id).owner)
  },
}
