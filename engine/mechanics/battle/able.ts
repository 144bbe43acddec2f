import { isAllowed } from '../../board/allowed.ts'
import { can, requireUnhindered } from '../../board/can.ts'
import { isDocked, obeysAsLanded } from '../../board/landed.ts'
import { crewOf, isEquipment, isPersonnel, isVessel } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { value } from '../../board/value.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { attacksOutOfSpace, facilitiesFight } from '../../questions/battle/questions.ts'
import {
  attacksUnarmed,
  facilitiesAttackUnmatched,
  isBegunByALeader,
  needsStaffedShips,
} from '../../questions/battle/settled.ts'
import { fightsByItself } from '../../questions/equipment/settled.ts'
import { mayBeginUnmatched } from '../../questions/staffing/settled.ts'
import { requireUnveiled } from '../cloaking/veiled.ts'
import { checkAllies } from '../compatibility/mixing.ts'
import { checkStaffing, hasMatching, needsNoCrew } from '../staffing/staffing.ts'
import { hurls } from './hurling.ts'
import { checkRestraint } from './inner/restraint.ts'
import { isLed, needsNoLeader } from './leaders.ts'

/** Refuses attackers who may not battle, or not begin a battle with those, or have nobody to lead them. */
export function checkAble(
  game: Game,
  player: PlayerName,
  attackers: readonly CardId[],
  attacked: readonly CardId[],
): void {
  const barred = attackers.filter(id => !can(game, id, 'battle'))
  if (barred.length) refuse('condition', `${barred.join(', ')} may not battle`, barred)
  checkUsers(game, attackers)
  checkArmed(game, attackers)
  requireUnveiled(game, attackers, 'attack')
  checkInSpace(game, attackers)
  const fighters = attackers.flatMap(id => (isPersonnel(game, id) ? [id] : crewOf(game, id, player)))
  const able = fighters.filter(id => can(game, id, 'battle'))
  requireUnhindered(game, able, 'battle')
  checkAllies(game, able)
  checkRestraint(game, player, attackers, attacked)
  if (game.decide(needsStaffedShips, { player })) return checkStaffed(game, player, attackers)
  checkMatched(game, player, attackers)
  const led = attackers.some(id => needsNoLeader(game, id) || isAllowed(game, id, 'begin a battle without a leader'))
  if (!led && !isLed(game, player, able) && game.decide(isBegunByALeader, { attackers }))
    refuse('requirement', 'A leader is needed to begin a battle', attackers)
}

/** Refuses facilities that do not attack, and ships and facilities that have no WEAPONS to do it with, where the law does. */
function checkArmed(game: Game, attackers: readonly CardId[]): void {
  const facilities = attackers.filter(id => game.facts(id).type === 'facility')
  const idle = facilities.filter(facility => !game.decide(facilitiesFight, { facility, how: 'attack' }))
  if (idle.length) refuse('forbidden', `${idle.join(', ')} does not attack`, idle)
  const unarmed = attackers.filter(
    card =>
      isVessel(game, card) &&
      value(game, card, 'weapons') === 0 &&
      !hurls(game, card) &&
      !game.decide(attacksUnarmed, { card }),
  )
  if (unarmed.length) refuse('requirement', `${unarmed.join(', ')} has no WEAPONS`, unarmed)
}

/** Refuses ships that would attack while they are docked, or have landed, where the law does. */
function checkInSpace(game: Game, attackers: readonly CardId[]): void {
  const ships = attackers.filter(id => game.facts(id).type === 'ship')
  for (const [is, isSo] of [['docked', isDocked] as const, ['landed', obeysAsLanded] as const]) {
    const out = ships.filter(ship => isSo(game, ship) && !game.decide(attacksOutOfSpace, { ship, is }))
    if (out.length) refuse('condition', `${out.join(', ')} is ${is}`, out)
  }
}

/** Refuses equipment that would attack with nobody to use it, where the law does. */
function checkUsers(game: Game, attackers: readonly CardId[]): void {
  const alone = attackers.filter(id => isEquipment(game, id))
  if (alone.length < attackers.length || alone.every(equipment => game.decide(fightsByItself, { equipment }))) return
  refuse('requirement', `Nobody uses ${alone.join(', ')}`, alone)
}

/** Refuses a ship or a facility with nobody of its affiliation aboard, where the law does. */
function checkMatched(game: Game, player: PlayerName, attackers: readonly CardId[]): void {
  const isMatched = (id: CardId): boolean =>
    hasMatching(
      game,
      id,
      crewOf(game, id, player).filter(one => can(game, one, 'battle')),
    )
  const unmatched = attackers.filter(id => mustMatch(game, id) && !isMatched(id) && !mayGoUnmatched(game, id))
  if (unmatched.length) refuse('staffing', `Nobody of its affiliation is aboard ${unmatched.join(', ')}`, unmatched)
}

const mustMatch = (game: Game, id: CardId): boolean => isVessel(game, id) && !needsNoCrew(game, id)

const mayGoUnmatched = (game: Game, id: CardId): boolean =>
  game.facts(id).type === 'ship'
    ? game.decide(mayBeginUnmatched, { ship: id })
    : game.decide(facilitiesAttackUnmatched, { facility: id })

function checkStaffed(game: Game, player: PlayerName, attackers: readonly CardId[]): void {
  for (const id of attackers) if (game.facts(id).type === 'ship') checkStaffing(game, player, id)
}
