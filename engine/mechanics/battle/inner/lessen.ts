import { cardsIn, isPersonnel } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { reachesEveryShip } from '../../../questions/battle/questions.ts'
import { lessensAgain } from '../../../questions/battle/settled.ts'
import { matches } from '../../../text/match.ts'
import { type Context, resolve } from '../../../text/selector.ts'
import type { EffectOf, Filter } from '../../../text/text.ts'

/** The ships have less SHIELDS, or WEAPONS, until the battle is over. */
export function lessen(game: Game, text: EffectOf<'lessen'>, context: Context): void {
  const ships = resolve(game, text.who, context)
  if ('weaponsPer' in text) return lessenWeapons(game, ships, text.weaponsPer, context)
  for (const ship of ships) game.note('weakened', { ...game.notes.weakened, [ship]: text.shields })
}

function lessenWeapons(game: Game, ships: readonly CardId[], per: Filter, context: Context): void {
  for (const ship of ships) {
    const { [ship]: before } = game.notes.lessened ?? {}
    if (!game.decide(reachesEveryShip, { by: context.this, isFirst: ship === ships[0] })) continue
    if (before !== undefined && !game.decide(lessensAgain, { by: context.this })) continue
    game.note('lessened', { ...game.notes.lessened, [ship]: (before ?? 0) + countAboard(game, ship, per, context) })
  }
}

const countAboard = (game: Game, ship: CardId, per: Filter, { you }: Context): number =>
  cardsIn(game, 'aboard', ship).filter(c => isPersonnel(game, c.id) && matches(game, c.id, per, you)).length
