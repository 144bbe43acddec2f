import { isEquipment } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { type Context, resolve } from '../../text/selector.ts'
import type { Who } from '../../text/text.ts'
import { battle } from './battle.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'battle'> = {
  battle: (game, { attackers, attacked }, context) =>
    battle(game, context.you, fighters(game, attackers, context), fighters(game, attacked, context)),
}

/** Those of them who fight, and not what they fight with. */
const fighters = (game: Game, who: Who, context: Context): readonly CardId[] =>
  resolve(game, who, context).filter(id => !isEquipment(game, id))
