import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import { addModifiers } from '../../../text/modifiers.ts'
import { type Context, resolve } from '../../../text/selector.ts'
import type { Who } from '../../../text/text.ts'
import { isAtLarge } from '../at-large.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** The attack that it is making comes to nothing. */
    'call off the attack': { readonly who: Who }
    /** It attacks nothing more in this turn. */
    'hold fire': { readonly who: Who }
  }
}

export const effects: EffectHandlers<'call off the attack' | 'hold fire'> = {
  'call off the attack'(game, { who }, context) {
    game.note('calledOff', new Set([...(game.notes.calledOff ?? []), ...atLarge(game, who, context)]))
  },
  'hold fire'(game, { who }, context) {
    const until = game.state.turn.number
    for (const card of atLarge(game, who, context))
      addModifiers(game, [{ card, attribute: 'attacks', set: 0, by: context.this, until }])
  },
}

const atLarge = (game: Game, who: Who, context: Context): readonly CardId[] =>
  resolve(game, who, context).filter(card => isAtLarge(game, card))
