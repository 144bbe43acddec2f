import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { affected } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import type { Context } from '../../text/selector.ts'
import type { EffectOf } from '../../text/text.ts'
import { closing } from '../locations/close.ts'
import { isSpared } from '../stopped/effects.ts'
import { type Blow, damage } from './damage.ts'
import { destroy, isDestroyed } from './destroy.ts'
import { kill } from './kill.ts'
import { repair } from './repair.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'kill' | 'destroy' | 'repair' | 'damage'> = {
  kill: (game, { who }, context) => kill(game, affected(game, who, context), context.this),
  *destroy(game, effect, context) {
    const { you, this: by } = context
    for (const card of notSpared(game, effect, context))
      if (yield* isDestroyed(game, card)) yield* closing(game, card, you, by, () => destroy(game, card, by))
  },
  repair(game, { who }, context) {
    for (const card of affected(game, who, context)) repair(game, card)
  },
  *damage(game, effect, context) {
    for (const card of notSpared(game, effect, context))
      yield* damage(game, card, blowOf(game, context.this, effect.symbols))
  },
}

const notSpared = (game: Game, effect: EffectOf<'destroy' | 'damage'>, context: Context): readonly CardId[] =>
  affected(game, effect.who, context).filter(card => !isSpared(game, effect.spares, card, context))

const blowOf = (game: Game, by: CardId, symbols: Blow['symbols']): Blow => ({
  cause: game.facts(by).type === 'dilemma' ? 'dilemma' : 'other',
  by,
  symbols,
})
