import { can, is } from '../../../board/can.ts'
import { isPersonnel, presentWith } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { mayStandAside } from '../../../questions/battle/questions.ts'
import { worksWith } from '../../compatibility/cooperation.ts'
import { isRestrained } from './restraint.ts'

/** Those who were named on either side, and the others of their crews and Away Teams who do not stand aside. */
export function wholeSides(
  game: Game,
  attackers: readonly CardId[],
  attacked: readonly CardId[],
): Record<'attackers' | 'attacked', readonly CardId[]> {
  const mayAttack = (id: CardId): boolean => can(game, id, 'battle') && !isRestrained(game, id, attacked)
  return {
    attackers: [...attackers, ...others(game, attackers, mayAttack)],
    attacked: [...attacked, ...others(game, attacked, id => can(game, id, 'be attacked'))],
  }
}

function others(game: Game, named: readonly CardId[], fights: (id: CardId) => boolean): readonly CardId[] {
  const personnel = named.filter(id => isPersonnel(game, id))
  const [first] = personnel
  if (first === undefined) return []
  const { controller } = game.card(first)
  return presentWith(game, first).filter(
    id =>
      !named.includes(id) &&
      isPersonnel(game, id) &&
      game.card(id).controller === controller &&
      !is(game, id, 'captive') &&
      fights(id) &&
      !game.decide(mayStandAside, { card: id, together: personnel.every(one => worksWith(game, id, one)) }),
  )
}
