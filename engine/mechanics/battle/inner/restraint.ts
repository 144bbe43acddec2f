import { isAllowed } from '../../../board/allowed.ts'
import { can } from '../../../board/can.ts'
import { crewOf, isPersonnel } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { isRestrainedFromAttacking } from '../../../questions/battle/questions.ts'
import { isBoundByItsMembers, isSparedForItsCrew } from '../../../questions/battle/settled.ts'
import { areOfOneAffiliation } from '../../compatibility/affiliations.ts'
import { isPermitted } from './permitted.ts'

export interface AddedAllowances {
  'attack against restraints': true
  'attack their own affiliation': true
}

/** Refuses an attack by a force that its affiliations restrain. */
export function checkRestraint(
  game: Game,
  player: PlayerName,
  attackers: readonly CardId[],
  attacked: readonly CardId[],
): void {
  const restrained = attackers.flatMap(id => restrainedIn(game, player, id, attacked))
  if (restrained.length) refuse('affiliation', `${restrained.join(', ')} may not begin that battle`, restrained)
}

/** Of the personnel, or the ship and those of its crew who fight along, all that keep it from that attack. */
function restrainedIn(game: Game, player: PlayerName, id: CardId, attacked: readonly CardId[]): readonly CardId[] {
  const crew = isPersonnel(game, id) ? [] : crewOf(game, id, player).filter(one => can(game, one, 'battle'))
  const isHeld = (one: CardId): boolean => isRestrained(game, one, attacked)
  const held = [id, ...crew].filter(isHeld)
  if (!held.length || isAllowed(game, id, 'attack against restraints')) return []
  return held.includes(id) || game.decide(isBoundByItsMembers, { force: [id, ...crew] }) ? held : []
}

/** Does its affiliation restrain the attacker from one of those attacked, and no text permit the attack? */
export const isRestrained = (game: Game, attacker: CardId, attacked: readonly CardId[]): boolean =>
  attacked.some(
    target => game.decide(isRestrainedFromAttacking, { attacker, target }) || isSpared(game, attacker, target),
  ) && !isPermitted(game, attacker, attacked)

/** Does its affiliation restrain the attacker from those aboard that ship, and the law spare it for their sake? */
function isSpared(game: Game, attacker: CardId, ship: CardId): boolean {
  const crew = crewOf(game, ship, game.card(ship).controller).filter(
    id => areOfOneAffiliation(game, attacker, id) && game.decide(isRestrainedFromAttacking, { attacker, target: id }),
  )
  return crew.length > 0 && game.decide(isSparedForItsCrew, { ship, crew })
}
