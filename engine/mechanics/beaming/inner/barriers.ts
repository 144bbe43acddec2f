import { can } from '../../../board/can.ts'
import { crewOf, isVessel } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { isOpenAtAStation, isShieldedFrom } from '../../../questions/beaming/questions.ts'
import { isNor } from '../../../questions/facilities/questions.ts'
import { isBoardedBack } from './route.ts'

/** Refuses to beam by order through SHIELDS of the other player, aboard a station, or aboard or off a ship that is docked there. */
export function checkBarriers(game: Game, player: PlayerName, cards: readonly CardId[], to: CardId): void {
  const ends = [...new Set([...cards.map(id => game.card(id).holder), to])]
  if (!cards.every(id => letsThrough(game, id, 'itself')))
    checkShields(
      game,
      player,
      ends.filter(id => isVessel(game, id)),
    )
  if (isClosedStation(game, to, 'aboard')) refuse('wrong-place', `Nobody is beamed aboard ${to}`, [to], 'choice')
  const docked = ends.filter(id => isDockedAtAClosedStation(game, id))
  if (docked.length) refuse('wrong-place', `Nobody is beamed aboard or off ${docked.join(', ')}`, docked, 'choice')
}

function checkShields(game: Game, player: PlayerName, vessels: readonly CardId[]): void {
  const shielded = vessels.filter(
    vessel => !isBoardedBack(game, player, vessel) && game.decide(isShieldedFrom, { vessel, player }),
  )
  if (shielded.length && !vessels.some(id => hasAWayThrough(game, player, id)))
    refuse('blocked', `The SHIELDS of ${shielded.join(', ')} are up`, shielded)
}

/** Does somebody of the player's crew there let his transporters reach through SHIELDS? */
const hasAWayThrough = (game: Game, player: PlayerName, vessel: CardId): boolean =>
  game.card(vessel).controller === player && crewOf(game, vessel, player).some(id => letsThrough(game, id, 'everybody'))

/** Does the card's skill get this one through SHIELDS: itself, alone, or everybody whom its player's transporters beam? */
function letsThrough(game: Game, id: CardId, whom: 'itself' | 'everybody'): boolean {
  const clause = game.text(id).throughShields
  if (!clause || whom !== (clause.alone ? 'itself' : 'everybody')) return false
  if (!game.inForce(clause) || !can(game, id, 'use skills')) return false
  game.credit(clause)
  return true
}

function isDockedAtAClosedStation(game: Game, ship: CardId): boolean {
  const { place, holder } = game.card(ship)
  return place === 'docked' && isClosedStation(game, holder, 'a docked ship')
}

/** `at`: the station, or one of its sites. */
function isClosedStation(game: Game, at: CardId, way: 'aboard' | 'a docked ship'): boolean {
  const { type } = game.facts(at)
  if (type !== 'facility' && type !== 'site') return false
  const station = type === 'site' ? game.card(at).holder : at
  const nor = game.decide(isNor, { station, title: game.card(station).title })
  return !game.decide(isOpenAtAStation, { station, isNor: nor, way })
}
