import type { CardFacts } from '../../../cards/facts.ts'
import { holdsFor } from '../../board/both-ends.ts'
import { cardsIn, crewOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { type MissionItem, readsTheFacingEnd } from '../../questions/missions/questions.ts'
import { readsTheOwnCard } from '../../questions/missions/settled.ts'
import { isTheirsToo } from '../../questions/seeding/settled.ts'
import { asChanged } from '../../text/modifiers.ts'
import { spanMade } from '../doorways/passage.ts'
import { withAddedIcons } from '../locations/mission-icons.ts'
import { skillTotal } from '../skills/totals.ts'

/** The card and the end of it from which the player reads the item. */
export interface ReadFrom {
  readonly card: CardId
  readonly end: 'own' | 'other'
}

/** Where the player reads the item of the location. */
export function readFrom(game: Game, location: CardId, player: PlayerName, item: MissionItem): ReadFrom {
  const stacked = cardsIn(game, 'shares', location).find(c => c.owner === player)
  if (stacked && isRead(game, location, player, stacked.id)) return { card: stacked.id, end: 'own' }
  if (!game.facts(location).otherEnd) return { card: location, end: 'own' }
  const facing = game.decide(readsTheFacingEnd, { location, player, item })
  if (game.card(location).owner === player) return { card: location, end: 'own' }
  return { card: location, end: facing || stacked ? 'other' : 'own' }
}

/** Does the player read the location from his own card of it? A copy of a location that is his, too, has ends of its own. */
function isRead(game: Game, location: CardId, player: PlayerName, own: CardId): boolean {
  const about = { location, player, own }
  const reads = game.decide(readsTheOwnCard, about)
  return (game.card(own).title === game.card(location).title && game.decide(isTheirsToo, about)) || reads
}

/** What stands on the ends of a mission, as it concerns the player. */
function read<K extends 'attemptedBy' | 'requires' | 'points' | 'span'>(
  game: Game,
  location: CardId,
  player: PlayerName,
  item: MissionItem,
  key: K,
): CardFacts[K] {
  const { card, end } = readFrom(game, location, player, item)
  const facts = game.facts(card)
  const other = end === 'other' ? facts.otherEnd?.[key] : undefined
  return (other ?? facts[key]) as CardFacts[K]
}

/** The affiliations that may attempt it; absent = nobody is named. */
export const attemptedBy = (game: Game, mission: CardId, player: PlayerName): CardFacts['attemptedBy'] =>
  withAddedIcons(game, mission, player, read(game, mission, player, 'attempted by', 'attemptedBy'))

export const requirementsFor = (game: Game, mission: CardId, player: PlayerName): CardFacts['requires'] =>
  read(game, mission, player, 'requirements', 'requires')

/** The number in the point box, with what has changed it; 0 = the end has none. */
export const missionPoints = (game: Game, mission: CardId, player: PlayerName): number =>
  asChanged(game, mission, 'points', read(game, mission, player, 'points', 'points') ?? 0)

/** Is there a point box on the end that the player reads? */
export function hasPointBox(game: Game, mission: CardId, player: PlayerName): boolean {
  const { card, end } = readFrom(game, mission, player, 'points')
  const { otherEnd, points } = game.facts(card)
  return end === 'other' && otherEnd?.points !== undefined ? otherEnd.points > 0 : points !== undefined
}

/** The RANGE that it costs a ship of the player's to come there. */
export function spanFor(game: Game, location: CardId, player: PlayerName, ship: CardId): number {
  const { span } = game.text(location)
  if (!span?.less || !game.inForce(span))
    return spanMade(game, location) ?? read(game, location, player, 'span', 'span') ?? 0
  game.credit(span)
  const { skill, atLeast } = span.less
  const number = span.number - skillTotal(game, skill, crewOf(game, ship, player))
  if (!game.inForce(atLeast) || number >= atLeast.number) return number
  game.credit(atLeast)
  return atLeast.number
}

/** Planet or space; nothing where the icon is not the player's to see. */
export const kindFor = (game: Game, mission: CardId, player: PlayerName): CardFacts['kind'] =>
  holdsFor(game, mission, player) ? game.facts(mission).kind : undefined
