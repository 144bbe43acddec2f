import { record } from '../../../board/history.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** The player must show a copy of this card from his hand on his next turn, which is put out of play, or he loses. */
    'owe a showing': object
  }
}

/** A card comes out of it now, and it must be shown on the next turn. */
export const devidianDoor: CardText = {
  title: 'Devidian Door',
  uses: [
    {
      fromHand: true,
      once: 'turn',
      on: { type: 'mission', kind: 'planet' },
      effects: [
        {
          do: 'select',
          as: 'sent',
          by: 'you',
          count: 1,
          from: { cardsIn: 'hand', of: 'you' },
          where: { type: ['personnel', 'equipment'] },
        },
        { do: 'relocate', who: { chosen: 'sent' }, to: 'target' },
        { do: 'owe a showing' },
      ],
    },
  ],
}

export const effects: EffectHandlers<'owe a showing'> = {
  'owe a showing'(game, _, context) {
    record(game, context.you, 'owes a showing', context.this)
  },
}
