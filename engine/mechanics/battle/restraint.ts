import { isAllowed } from '../../board/allowed.ts'
import { can } from '../../board/can.ts'
import { crewOf, isPersonnel } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isRestrainedFromAttacking } from './questions.ts'

declare module '../../board/allowed.ts' {
  interface Allowances {
    'attack against restraints': true
    'attack their own affiliation': true
  }
}

/** Refuses an attack by a force with somebody in it, of a crew as well, whom his affiliation restrains. */
export function checkRestraint(
  game: Game,
  player: PlayerName,
  attackers: readonly CardId[],
  attacked: readonly CardId[],
): void {
  const restrained = attackers.flatMap(id => restrainedIn(game, player, id, attacked))
  if (restrained.length) refuse('affiliation', `${restrained.join(', ')} may not begin that battle`, restrained)
}

/** Of the personnel, or the ship and those of its crew who fight along, all that are restrained and that no text lets attack all the same. */
function restrainedIn(game: Game, player: PlayerName, id: CardId, attacked: readonly CardId[]): readonly CardId[] {
  const crew = isPersonnel(game, id) ? [] : crewOf(game, id, player).filter(one => can(game, one, 'battle'))
  const held = [id, ...crew].filter(attacker => attacked.some(target => isRestrained(game, attacker, target)))
  return held.length && isAllowed(game, id, 'attack against restraints') ? [] : held
}

const isRestrained = (game: Game, attacker: CardId, target: CardId): boolean =>
  game.decide(isRestrainedFromAttacking, { attacker, target, outOfTurn: false })
