import { holdsFor } from '../../board/both-ends.ts'
import { putInLine } from '../../board/locations.ts'
import { move } from '../../board/moves.ts'
import { cardsIn, isIn } from '../../board/places.ts'
import { type CardId, opponentOf, type PlayerName } from '../../board/state.ts'
import { type Flow, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mayBePlacedAtAnEnd, regionOf } from '../../questions/locations/questions.ts'
import {
  isOneLocationWith,
  mayBeSeededBesides,
  mayBeSeededBesidesTheOpponents,
} from '../../questions/missions/questions.ts'
import { mayBePlaced } from '../../questions/seeding/questions.ts'
import {
  comesFromTheTop,
  goesInItsQuadrant,
  seedsFromElsewhere,
  seedsMissionsLater,
  seedsWithoutText,
} from '../../questions/seeding/settled.ts'
import { carryOut } from '../../text/carry-out.ts'
import { actAtOnce } from './seed-face-up.ts'

/** Seeds a mission at the end of the spaceline of its quadrant, and carries out what its text does at once. */
export function* seedMission(
  game: Game,
  player: PlayerName,
  card: CardId,
  line: string,
  position: number | undefined,
): Flow {
  checkMission(game, player, card)
  const { quadrant = 'alpha' } = game.facts(card)
  if (line !== quadrant && game.decide(goesInItsQuadrant, { mission: card }))
    refuse('wrong-place', `${card} is of the ${quadrant} quadrant`, [card], 'choice')
  const same = sameLocation(game, player, card)
  if (same) refuse('wrong-place', `${card} is seeded atop ${same}`, [card], 'choice', same)
  placeInLine(game, card, line, position)
  yield* whenPlaced(game, player, card)
}

/** What the text of a mission that has just been placed does at once. */
export function* whenPlaced(game: Game, player: PlayerName, card: CardId): Flow {
  yield* actAtOnce(game, player, card)
  yield* carryOut(game, game.text(card).whenPlaced ?? [], { you: player, this: card })
}

/** Puts the mission at that place of its spaceline, 0 = the left end; absent = at the right end. */
export function placeInLine(game: Game, card: CardId, line: string, position: number | undefined): void {
  const row = cardsIn(game, 'spaceline', line)
  const at = position ?? row.length
  if (at < 0 || at > row.length) malformed('wrong-place', `${line} has no place ${at}`, [card], 'choice')
  const where = at === 0 || at === row.length ? 'an end' : 'between'
  const beside = [row[at - 1]?.id, row[at]?.id]
  const ofItsRegion = whereItsRegionLies(game, card, line, beside)
  const inserted = isInserted(game, card, ...beside)
  if (!game.decide(mayBePlaced, { mission: card, at: where, inserted, ...(ofItsRegion ? { ofItsRegion } : {}) }))
    refuse('wrong-place', `${card} is not placed there in its spaceline`, [card], 'choice')
  if (where === 'an end' && !game.decide(mayBePlacedAtAnEnd, { mission: card }))
    refuse('wrong-place', `${card} is placed between missions`, [card], 'choice')
  putInLine(game, card, line, at)
}

/** Where does a location of the mission's region lie in the spaceline, seen from a place between these two? */
function whereItsRegionLies(
  game: Game,
  mission: CardId,
  line: string,
  beside: readonly (CardId | undefined)[],
): 'next to it' | 'elsewhere' | undefined {
  const region = game.decide(regionOf, { location: mission })
  const there = cardsIn(game, 'spaceline', line).filter(c => game.decide(regionOf, { location: c.id }) === region)
  if (region === undefined || !there.length) return undefined
  return there.some(({ id }) => beside.includes(id)) ? 'next to it' : 'elsewhere'
}

/** Does its text let the mission be inserted between these two? */
function isInserted(game: Game, card: CardId, ...beside: readonly (CardId | undefined)[]): boolean {
  const { inserted } = game.text(card)
  if (typeof inserted !== 'object') return !!inserted
  const regions = beside.map(id => id && game.decide(regionOf, { location: id }))
  return inserted.beside.some(region => regions.includes(region))
}

/** Puts a mission on the opponent's where the two are one location. */
export function* stackMission(game: Game, player: PlayerName, card: CardId, on: CardId): Flow {
  checkMission(game, player, card)
  if (sameLocation(game, player, card) !== on && !game.decide(seedsWithoutText, { card }))
    refuse('wrong-place', `${card} and ${on} are not one location`, [card], 'choice')
  move(game, card, 'shares', on)
  yield* whenPlaced(game, player, card)
}

/** Missions that the player has not seeded yet, the top one first. */
export const missionsLeft = (game: Game, player: PlayerName): readonly CardId[] =>
  cardsIn(game, 'missions', player)
    .map(c => c.id)
    .filter(id => game.facts(id).type === 'mission')

/** Refuses what is no mission of the player's that he may seed now. */
function checkMission(game: Game, player: PlayerName, card: CardId): void {
  const { place, holder } = game.card(card)
  if (game.facts(card).type !== 'mission') malformed('wrong-place', `${card} is no location`, [card], 'choice')
  if ((place !== 'missions' || holder !== player) && !game.decide(seedsFromElsewhere, { player, card }))
    refuse('wrong-place', `${card} is not among ${player}'s missions`, [card])
  const [top] = missionsLeft(game, player)
  if (top !== card && game.decide(comesFromTheTop, { player }))
    refuse('wrong-place', `${card} is not on top of ${player}'s missions`, [card])
  const { phase } = game.state.turn
  if (phase !== 'seed-mission' && !game.decide(seedsMissionsLater, { mission: card, phase }))
    refuse('wrong-time', 'Missions are seeded in the mission phase', [card])
  const before = missionsOf(game, player).find(seeded => !game.decide(mayBeSeededBesides, { mission: card, seeded }))
  if (before) refuse('limit', `${player} has seeded ${before}`, [card], 'start', before)
  const theirs = missionsOf(game, opponentOf(game.state, player)).find(
    seeded => !game.decide(mayBeSeededBesidesTheOpponents, { mission: card, seeded }),
  )
  if (theirs) refuse('limit', `${theirs} lies on the spaceline`, [card], 'start', theirs)
}

/** The opponent's mission that is one location with the card. */
function sameLocation(game: Game, player: PlayerName, card: CardId): CardId | undefined {
  const theirs = missionsOf(game, opponentOf(game.state, player))
  return theirs.find(
    seeded => game.decide(isOneLocationWith, { mission: card, seeded }) && holdsFor(game, seeded, player),
  )
}

const missionsOf = (game: Game, player: PlayerName): readonly CardId[] =>
  game.state.cards
    .filter(c => c.owner === player && isIn(c, 'spaceline', 'shares') && game.facts(c.id).type === 'mission')
    .map(c => c.id)
