import { inPlay, locationOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isDemandedOfThePlace, type PlacingDemand } from '../../questions/locations/questions.ts'
import { matches } from '../../text/match.ts'
import { affiliationsOf } from '../compatibility/affiliations.ts'
import { checkTerms } from '../names/copies-in-play.ts'
import { withAddedIcons } from './mission-icons.ts'

/** By what may be asked of the place, whether it is so. */
export const suits = (
  game: Game,
  player: PlayerName,
  facility: CardId,
  mission: CardId,
): Readonly<Record<PlacingDemand, boolean>> => ({
  'a homeworld': isHomeworld(game, mission),
  'no homeworld': !isHomeworld(game, mission),
  'matching affiliation': isMatching(game, player, facility, mission),
  'no other facility': !hasFacility(game, player, facility, mission),
})

const isHomeworld = (game: Game, mission: CardId): boolean => !!game.facts(mission).keywords?.includes('Homeworld')

function isMatching(game: Game, player: PlayerName, facility: CardId, mission: CardId): boolean {
  const attemptedBy = withAddedIcons(game, mission, player, game.facts(mission).attemptedBy ?? [])
  return attemptedBy.includes('any') || affiliationsOf(game, facility).some(a => attemptedBy.includes(a))
}

const hasFacility = (game: Game, player: PlayerName, facility: CardId, mission: CardId): boolean =>
  game.state.cards.some(
    c =>
      c.id !== facility &&
      c.controller === player &&
      inPlay(c) &&
      game.facts(c.id).type === 'facility' &&
      locationOf(game, c.id) === mission &&
      !letsStand(game, player, facility, c.id) &&
      !letsStand(game, player, c.id, facility),
  )

/** Does the text of the facility let its player have the other one beside it? */
function letsStand(game: Game, player: PlayerName, facility: CardId, other: CardId): boolean {
  const { coexists } = game.text(facility)
  if (!coexists || !game.inForce(coexists)) return false
  game.credit(coexists)
  return matches(game, other, coexists.with, player)
}

/** Is it a mission at which the text of the facility has it stand? */
export function standsAt(game: Game, player: PlayerName, facility: CardId, mission: CardId): boolean {
  const { stands } = game.text(facility)
  return !stands || !hasItsPlace(game, facility) || matches(game, mission, stands.where, player)
}

/** Does the text of the facility say where it stands? */
function hasItsPlace(game: Game, facility: CardId): boolean {
  const { stands } = game.text(facility)
  if (!stands || !game.inForce(stands)) return false
  game.credit(stands)
  return true
}

const lacking: Readonly<Record<PlacingDemand, string>> = {
  'a homeworld': 'is no homeworld',
  'no homeworld': 'is a homeworld',
  'matching affiliation': 'has no icon of its affiliation',
  'no other facility': 'has a facility of that player already',
}

/** What the text of the facility itself says, where it does. */
const saidByItsText: ReadonlySet<PlacingDemand> = new Set(['matching affiliation', 'no homeworld'])

/** Refuses to put a facility elsewhere than its own text has it stand. */
export function requireItsPlace(game: Game, player: PlayerName, facility: CardId, at: CardId): void {
  if (!standsAt(game, player, facility, at))
    refuse('wrong-place', `${facility} does not stand at ${at}`, [facility, at], 'choice')
}

/** Refuses to put a facility where the law lets its player have none, or beside copies of it. */
export function checkPlacing(game: Game, player: PlayerName, facility: CardId, at: CardId): void {
  checkTerms(game, player, facility)
  const says = hasItsPlace(game, facility)
  for (const [demand, isSo] of Object.entries(suits(game, player, facility, at)) as [PlacingDemand, boolean][])
    if (!isSo && !(says && saidByItsText.has(demand)) && game.decide(isDemandedOfThePlace, { demand, facility, at }))
      refuse('wrong-place', `${at} ${lacking[demand]}, for ${facility}`, [facility, at], 'choice')
}
