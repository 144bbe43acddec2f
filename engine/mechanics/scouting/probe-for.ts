import { record, remember } from '../../board/history.ts'
import { discard, move } from '../../board/moves.ts'
import { cardsIn, isEquipment, isPersonnel, locationOf } from '../../board/places.ts'
import { score } from '../../board/score.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { type Flow, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import {
  asksForItsNeeds,
  completable,
  objectiveScores,
  probesAtEnd,
  scoresForItsResults,
} from '../../questions/scouting/objective.ts'
import { countsAsThere, type Probing, probingAllowed } from '../../questions/scouting/questions.ts'
import { leavesAfterAProbeInVain, probesAgain } from '../../questions/scouting/settled.ts'
import { carryOut } from '../../text/carry-out.ts'
import { meets } from '../../text/requirement.ts'
import { acquireAll } from '../artifacts/acquire.ts'
import { confirm } from '../selections/confirm.ts'
import { suspends } from './inner/suspended.ts'
import { isCompleted, type Objective, objectivesOf, permitting } from './objectives.ts'
import { isFitting, turnOver } from './probe.ts'
import { completedOn } from './scouting.ts'

/** At the end of the player's turn he may probe for each objective for which it is possible. */
export function* probeForObjectives(game: Game, player: PlayerName): Flow {
  for (const objective of objectivesOf(game, player)) {
    const target = targetOf(game, player, objective)
    if (target === undefined) continue
    if (yield* confirm(player, objective.id, 'probes')) yield* probeFor(game, player, objective, target)
  }
}

/** Probes for the objective that the player names. */
export function* probeAtWill(game: Game, player: PlayerName, card: CardId): Flow {
  const objective = objectivesOf(game, player).find(({ id }) => id === card)
  const target = objective && targetOf(game, player, objective)
  if (!objective || target === undefined) refuse('requirement', `${player} may not probe for ${card} now`, [card])
  yield* probeFor(game, player, objective, target)
}

/** What the objective targets, if the player may probe for it now. */
function targetOf(game: Game, player: PlayerName, objective: Objective): CardId | undefined {
  const { id, target, text } = objective
  if (target === undefined || !game.find(target)) return undefined
  if (hasProbed(game, id) && !game.decide(probesAgain, { objective: id })) return undefined
  if (!permitting(game, player, target, text.scouts).includes(id)) return undefined
  if (!game.decide(probesAtEnd, { objective: id, what: text.scouts })) return undefined
  return mayProbe(game, player, objective, target) ? target : undefined
}

const hasProbed = ({ state }: Game, objective: CardId): boolean =>
  state.history.some(d => d.kind === 'probed' && d.card === objective && d.turn === state.turn.number)

function mayProbe(game: Game, player: PlayerName, objective: Objective, target: CardId): boolean {
  const { id, text } = objective
  const turn = completedOn(game, objective)
  const battled = lastBattle(game, player, target)
  const about: Probing = {
    objective: id,
    player,
    target,
    what: text.scouts,
    complete: turn !== undefined,
    justNow: turn === game.state.turn.number,
    ...(battled ? { battled } : {}),
  }
  if (!cardsIn(game, 'deck', player).length || !game.decide(probingAllowed, about)) return false
  if (!mayBeCompleted(game, id, target)) return false
  if (!game.decide(asksForItsNeeds, { objective: id, what: text.scouts })) return true
  for (const outcome of text.outcomes) game.credit(outcome)
  return meets(game, text.needs, those(game, player, target), player)
}

/** Is there no completed objective on the mission that rules out another one? */
function mayBeCompleted(game: Game, objective: CardId, mission: CardId): boolean {
  const before = game.state.cards.some(c => c.holder === mission && isCompleted(game, c.id))
  return game.decide(completable, { objective, mission, before })
}

/** The player's personnel and equipment that are "there". */
function those(game: Game, player: PlayerName, target: CardId): readonly CardId[] {
  const ship = game.facts(target).type === 'ship'
  return game.state.cards
    .filter(c => c.controller === player && (isPersonnel(game, c.id) || isEquipment(game, c.id)))
    .filter(c => (ship ? c.holder === target : locationOf(game, c.id) === target))
    .map(c => c.id)
    .filter(id => ship || isThere(game, id, target))
}

function isThere(game: Game, card: CardId, location: CardId): boolean {
  const onPlanet = game.card(card).place === 'planet'
  const space = game.facts(location).kind !== 'planet'
  return space || game.decide(countsAsThere, { card, location, onPlanet })
}

function lastBattle(game: Game, player: PlayerName, target: CardId): Probing['battled'] {
  const at = locationOf(game, target) ?? target
  const { number } = game.state.turn
  const turns = game.state.history
    .filter(d => d.kind === 'battle' && d.places?.includes(at) && d.cards?.some(id => isOwnBorg(game, player, id)))
    .map(d => d.turn)
  if (turns.includes(number)) return 'this turn'
  return turns.includes(number - 1) ? 'the turn before' : undefined
}

const isOwnBorg = (game: Game, player: PlayerName, id: CardId): boolean =>
  game.card(id).controller === player && !!game.facts(id).affiliations?.includes('borg')

function* probeFor(game: Game, player: PlayerName, objective: Objective, target: CardId): Flow {
  const { id, text } = objective
  const card = turnOver(game, player)
  if (card === undefined) return
  record(game, player, 'probed', id)
  game.tell({ event: 'revealed', cards: [card], player, by: id })
  const outcome = text.outcomes.find(
    o => game.inForce(o) && isFitting(game, o, card) && (!o.if || meets(game, o.if, [id], player)),
  )
  if (outcome) {
    if (!outcome.effects) return yield* complete(game, player, objective, target)
    yield* carryOut(game, outcome.effects, { you: player, this: id, targets: [target] })
  }
  if (!outcome && game.decide(leavesAfterAProbeInVain, { objective: id })) discard(game, id)
}

/** The objective that the card has suspended, if there is one, is completed. */
export function* completeSuspended(game: Game, player: PlayerName, by: CardId): Flow {
  for (const { id, targets } of game.state.cards) {
    const { objective: text } = game.text(id)
    const target = targets.find(one => game.facts(one).type === 'mission')
    if (text && target !== undefined && !isCompleted(game, id) && suspends(game, by, id))
      yield* complete(game, player, { id, text, target }, target)
  }
}

/** Lies on its target from then on; its box is scored, its results are carried out and artifacts are acquired. */
function* complete(game: Game, player: PlayerName, { id, text }: Objective, target: CardId): Flow {
  const named = text.as
  move(game, id, 'on', target)
  remember(game, { player, kind: 'objective completed', card: id, places: [target] })
  const before = game.state.cards
  yield* carryOut(game, text.results ?? [], { you: player, this: id, targets: [target] })
  const results = !text.results || game.state.cards !== before
  const { points } = game.facts(id)
  const inVain = !results && game.decide(scoresForItsResults, { objective: id })
  if (points && !inVain && game.decide(objectiveScores, { objective: id, results }))
    score(game, player, points, true, id)
  if (named) yield* acquireAll(game, player, { objective: id, location: target, as: named })
}
