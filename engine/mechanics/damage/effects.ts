import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { isRepairedByTheDock } from '../../questions/damage/repair.ts'
import { affected } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { matches } from '../../text/match.ts'
import { type Context, resolve } from '../../text/selector.ts'
import { isSpared } from '../../text/spared.ts'
import type { EffectOf } from '../../text/text.ts'
import { type Blow, damage } from './damage.ts'
import { destroyed } from './destroy.ts'
import { isHarmed } from './inner/blast.ts'
import { repair } from './inner/repair.ts'
import { kill, spare } from './kill.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'kill' | 'save' | 'destroy' | 'repair' | 'damage'> = {
  kill: (game, { who }, context) => kill(game, affected(game, who, context), context.this),
  save(game, { who, where }, context) {
    for (const card of affected(game, who, context))
      if (!where || matches(game, card, where, context.you)) spare(game, card)
  },
  *destroy(game, effect, context) {
    const { you, this: by } = context
    for (const card of notSpared(game, effect, context)) yield* destroyed(game, card, by, you)
  },
  repair(game, { who, asADock }, context) {
    const [at] = asADock ? resolve(game, 'host', context) : []
    for (const ship of affected(game, who, context))
      if (at === undefined || game.decide(isRepairedByTheDock, { ship, at })) repair(game, ship)
  },
  *damage(game, effect, context) {
    const blow = blowOf(game, context.this, effect.symbols)
    for (const ship of notSpared(game, effect, context))
      if (isHarmed(game, ship, context.this)) yield* damage(game, ship, blow)
  },
}

const notSpared = (game: Game, effect: EffectOf<'destroy' | 'damage'>, context: Context): readonly CardId[] =>
  affected(game, effect.who, context).filter(card => !isSpared(game, effect.spares, card, context))

const blowOf = (game: Game, by: CardId, symbols: Blow['symbols']): Blow => ({
  cause: game.facts(by).type === 'dilemma' ? 'dilemma' : 'other',
  by,
  symbols,
})
