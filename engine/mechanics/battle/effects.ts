import { isEquipment } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { isSparedByItsOwn } from '../../questions/battle/questions.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { type Context, resolve } from '../../text/selector.ts'
import type { Who } from '../../text/text.ts'
import { battle } from './battle.ts'
import { lessen } from './inner/lessen.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'battle' | 'keep out of the battle' | 'lessen'> = {
  *battle(game, { attackers, attacked }, context) {
    const player = beginnerOf(game, attackers, context)
    yield* battle(game, player, fighters(game, attackers, context), foes(game, attackers, attacked, context))
  },
  'keep out of the battle'(game, { who }, context) {
    game.note('keptOut', new Set([...(game.notes.keptOut ?? []), ...resolve(game, who, context)]))
  },
  lessen,
}

/** The player whose cards attack. */
function beginnerOf(game: Game, attackers: Who, context: Context): PlayerName {
  const [first] = fighters(game, attackers, context)
  return first === undefined ? context.you : game.card(first).controller
}

/** Those of them who fight, but for those of the attackers' own player whom the law spares. */
function foes(game: Game, attackers: Who, attacked: Who, context: Context): readonly CardId[] {
  const player = beginnerOf(game, attackers, context)
  return fighters(game, attacked, context).filter(
    target => game.card(target).controller !== player || !game.decide(isSparedByItsOwn, { target, by: context.this }),
  )
}

/** Those of them who fight, and not what they fight with. */
const fighters = (game: Game, who: Who, context: Context): readonly CardId[] =>
  resolve(game, who, context).filter(id => !isEquipment(game, id))
