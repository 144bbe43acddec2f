import { record } from '../../../board/history.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** He may take another turn after this one, or after his next one where it is not his. */
    'double the turn': object
  }
}

export const temporalNarcosis: CardText = {
  title: 'Temporal Narcosis',
  plays: [{ on: { name: "Horga'hn", whose: "opponent's" }, effects: [{ do: 'double the turn' }] }],
}

export const effects: EffectHandlers<'double the turn'> = {
  'double the turn'(game, _, context) {
    record(game, context.you, 'turn doubled', context.this)
  },
}
