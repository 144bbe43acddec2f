import { move } from '../../../board/moves.ts'
import { affected } from '../../../text/affected.ts'
import type { EffectHandlers } from '../../../text/effect.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    'lay on the table': { readonly who: Who }
  }
  interface CardText {
    /** Points that it is worth as long as it is in play, for each card like that. */
    readonly worth?: readonly (Clause & { readonly points: number; readonly each: Filter })[]
  }
}

export const effects: EffectHandlers<'lay on the table'> = {
  'lay on the table'(game, { who }, context) {
    for (const card of affected(game, who, context)) move(game, card, 'core', game.card(card).controller)
  },
}
