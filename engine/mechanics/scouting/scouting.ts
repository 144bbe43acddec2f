import type { Act, ActKind } from '../../../protocol/types.ts'
import { can } from '../../board/can.ts'
import { crewSite, type Site } from '../../board/group.ts'
import { beginOrders, remember } from '../../board/history.ts'
import { discard, impose } from '../../board/moves.ts'
import { cardsIn, teamOn } from '../../board/places.ts'
import { type CardId, opponentOf, type PlayerName } from '../../board/state.ts'
import { type Flow, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { countsForTheObjective } from '../../questions/scouting/objective.ts'
import {
  isScoutedBy,
  mayBeScouted,
  mayJoinInScouting,
  needsAnObjective,
  remainsToBeMet,
  type Scouted,
  type Scouting,
  scoutingIsComplete,
  staysComplete,
} from '../../questions/scouting/questions.ts'
import { artifactIsMet, isLostToTheOpponent, scoutsFromAfar } from '../../questions/scouting/settled.ts'
import { refersTo } from '../../text/names.ts'
import { solvedWhereMet } from '../dilemmas/solved-where-met.ts'
import { carryOutAt } from '../timing/due.ts'
import { borgAt, type Objective, objectivesOf, permitting } from './objectives.ts'

/** Refuses to scout what no objective lets the player scout. */
export function requireObjective(game: Game, player: PlayerName, target: CardId, what: Scouted): void {
  if (!game.decide(needsAnObjective, { target, what })) return
  if (!permitting(game, player, target, what).length)
    refuse('requirement', `No objective lets ${player} scout ${target}`, [target])
}

/** Remembers that the target is scouted, for which objectives and by whom. */
export function announceScouting(game: Game, player: PlayerName, target: CardId, what: Scouted): void {
  const cards = permitting(game, player, target, what)
  remember(game, { player, kind: 'scout', card: target, cards, contents: borgAt(game, player, target) })
}

/** Scouting of a ship is announced by Borg aboard; it is complete, or not, when the turn ends. */
export function scoutShip(game: Game, player: PlayerName, ship: CardId): void {
  requireObjective(game, player, ship, 'ship')
  const aboard = borgAt(game, player, ship)
  const isAble = aboard.some(id => can(game, id, 'scout')) || (!aboard.length && game.decide(scoutsFromAfar, { ship }))
  if (!isAble) refuse('condition', `No Borg of ${player} aboard ${ship} may scout`, [ship])
  beginOrders(game, player)
  announceScouting(game, player, ship, 'ship')
}

/** The groups that scout the location. */
export function scoutingSites(game: Game, player: PlayerName, location: CardId, act: Act): readonly Site[] {
  if (!game.decide(mayBeScouted, { location, player }))
    refuse('condition', `${location} may not be scouted`, [location])
  requireObjective(game, player, location, 'location')
  const [objective] = permitting(game, player, location, 'location')
  const as = objective === undefined ? undefined : game.text(objective).objective?.as
  const planet: Site = { kind: 'Away Team', holder: location, mission: location, place: 'planet' }
  switch (game.decide(isScoutedBy, { location, ...(as ? { as } : {}) })) {
    case 'Away Team':
      return [planet]
    case 'crew':
      return [crewSite(game, player, location, act)]
    case 'both':
      return [planet, crewSite(game, player, location, act)]
    default:
      return [anySite(game, player, planet, act)]
  }
}

function anySite(game: Game, player: PlayerName, planet: Site, act: Act): Site {
  const named = act.from?.[0] === 'aboard' ? act.from[1] : undefined
  if (named !== undefined) return { kind: 'crew', holder: named, mission: planet.mission, place: 'aboard' }
  return teamOn(game, planet.mission, player).length ? planet : crewSite(game, player, planet.mission, act)
}

/** Those of the team who may scout, being sent for it or not. */
export function scoutsAmong(game: Game, player: PlayerName, team: readonly CardId[]): readonly CardId[] {
  return team.filter(card => game.decide(mayJoinInScouting, { card, sent: wasSent(game, player, card) }))
}

const wasSent = (game: Game, player: PlayerName, card: CardId): boolean =>
  game.state.history.some(d => d.kind === 'sent to scout' && d.player === player && !!d.cards?.includes(card))

/** Puts artifacts that come up where rules want them, until a dilemma is the next seed. */
export function passArtifacts(game: Game, mission: CardId, kind: ActKind): void {
  const count = cardsIn(game, 'under', mission).length
  for (let passed = 0; passed < count; passed += 1) {
    const [next] = cardsIn(game, 'under', mission)
    if (!next || game.facts(next.id).type !== 'artifact') return
    if (game.decide(artifactIsMet, { artifact: next.id, kind }) !== 'goes to the back') return
    const others = game.state.cards.filter(c => c.id !== next.id)
    game.state = { ...game.state, cards: [...others, next] }
  }
}

/** When the player's turn ends, what he has scouted is completely scouted or not. */
export function* completeScouting(game: Game, player: PlayerName): Flow {
  for (const { name } of game.state.players) noticeUndone(game, name)
  for (const objective of objectivesOf(game, player)) {
    const { id, target } = objective
    if (target === undefined || !game.find(target) || completedOn(game, objective) !== undefined) continue
    if (!permitting(game, player, target, objective.text.scouts).includes(id)) continue
    if (!game.decide(scoutingIsComplete, scoutingOf(game, player, objective, target))) continue
    game.credit(objective.text)
    remember(game, { player, kind: 'scouting completed', card: target, cards: [id] })
    impose(game, target, 'scouted')
    loseToTheOpponent(game, player, target)
    for (const seed of cardsIn(game, 'under', target)) yield* carryOutAt(game, 'scouted', seed.owner, seed.id)
    yield* solvedWhereMet(game, player, target, 'scouting')
  }
}

function noticeUndone(game: Game, player: PlayerName): void {
  for (const objective of objectivesOf(game, player)) {
    const { id, target } = objective
    if (target === undefined || !game.find(target) || completedOn(game, objective) === undefined) continue
    if (game.decide(staysComplete, scoutingOf(game, player, objective, target))) continue
    remember(game, { player, kind: 'scouting undone', card: target, cards: [id] })
  }
}

function loseToTheOpponent(game: Game, player: PlayerName, target: CardId): void {
  for (const { id, target: other } of objectivesOf(game, opponentOf(game.state, player)))
    if (other === target && game.decide(isLostToTheOpponent, { objective: id, target })) discard(game, id)
}

/** How the scouting of the target for the objective stands. */
export function scoutingOf(game: Game, player: PlayerName, { id, text }: Objective, target: CardId): Scouting {
  const present = borgAt(game, player, target)
  const active = present.filter(card => can(game, card, 'scout'))
  return {
    objective: id,
    player,
    target,
    what: text.scouts,
    announced: game.state.history.some(d => d.kind === 'scout' && d.card === target && !!d.cards?.includes(id)),
    left: remaining(game, target),
    present,
    active,
    sent: active.filter(card => wasSent(game, player, card)),
  }
}

/** Seeds that remain to be encountered at the location. */
export function remaining(game: Game, location: CardId): readonly CardId[] {
  const there = [...cardsIn(game, 'under', location), ...cardsIn(game, 'on', location), ...onShipsAt(game, location)]
  return there
    .filter(c => game.facts(c.id).type === 'dilemma' || refersTo(game, 'Q-Flash', c.title))
    .filter(c => game.decide(remainsToBeMet, { card: c.id, inPlay: c.place === 'on' }))
    .map(c => c.id)
}

const onShipsAt = (game: Game, location: CardId) =>
  cardsIn(game, 'space', location).flatMap(ship => cardsIn(game, 'on', ship.id))

/** The turn in which scouting was completed that counts for the objective, if it still stands. */
export function completedOn(game: Game, objective: Objective): number | undefined {
  const { id, target } = objective
  if (target === undefined) return undefined
  const last = game.state.history.findLast(
    d =>
      (d.kind === 'scouting completed' || d.kind === 'scouting undone') &&
      d.card === target &&
      d.player === game.card(id).controller &&
      game.decide(countsForTheObjective, { objective: id, completedFor: d.cards![0]! }),
  )
  return last?.kind === 'scouting completed' ? last.turn : undefined
}
