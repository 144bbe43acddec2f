import type { EffectHandlers } from '../../text/effect.ts'
import { resolve } from '../../text/selector.ts'
import { battle } from './battle.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'battle'> = {
  battle: (game, { attackers, attacked }, context) =>
    battle(game, context.you, resolve(game, attackers, context), resolve(game, attacked, context)),
}
