import { can } from '../../board/can.ts'
import type { Group } from '../../board/group.ts'
import { beginOrders } from '../../board/history.ts'
import { move } from '../../board/moves.ts'
import { cardsIn, inPlay, isPersonnel, locationOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { type Flow, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { artifactGoes, type Finding, isAcquiredLikeAnArtifact, mayAcquire } from '../../questions/scouting/questions.ts'
import { meets } from '../../text/requirement.ts'
import { carryOutAt } from '../timing/due.ts'
import { uncoverArtifacts } from './uncover.ts'

/** What becomes of the artifacts under a location, and of what counts as one, when an objective is completed there. */
export function* acquireAll(game: Game, player: PlayerName, about: Omit<Finding, 'seed' | 'drone'>): Flow {
  uncoverArtifacts(game, about.location)
  const drone = droneAt(game, player, about.location)
  for (const { id: seed } of cardsIn(game, 'under', about.location)) {
    if (!game.decide(isAcquiredLikeAnArtifact, { seed })) continue
    const goes = game.decide(artifactGoes, { seed, ...about, ...(drone ? { drone } : {}) })
    if (goes === 'acquired') yield* take(game, player, seed, drone!)
    if (goes === 'face up on the mission') leaveFaceUp(game, seed, about.location)
  }
}

/** Leaves the artifacts face up on the mission if a card in play keeps those who solved it from them. */
export function leavesArtifacts(game: Game, { player, personnel, mission }: Group): boolean {
  const kept = game.state.cards.some(({ id }) => {
    const clause = game.text(id).keepsArtifactsFromThoseWithout
    if (!clause || !game.inForce(clause)) return false
    game.credit(clause)
    return inPlay(game.card(id)) && !meets(game, clause.needs, personnel, player)
  })
  if (kept)
    for (const { id } of cardsIn(game, 'under', mission))
      if (game.facts(id).type === 'artifact') leaveFaceUp(game, id, mission)
  return kept
}

function leaveFaceUp(game: Game, seed: CardId, location: CardId): void {
  move(game, seed, 'on', location)
  game.change(seed, { face: 'up' })
}

/** A personnel of the player's who acquires artifacts: on the planet, or aboard a ship in space. */
function droneAt(game: Game, player: PlayerName, location: CardId): CardId | undefined {
  return game.state.cards.find(
    c => c.controller === player && !!game.text(c.id).surveys && isWhereItLies(game, c.id, location),
  )?.id
}

/** Present with what lies at the location: on the planet, or aboard a ship where there is none. */
function isWhereItLies(game: Game, id: CardId, location: CardId): boolean {
  const { place } = game.card(id)
  if (locationOf(game, id) !== location) return false
  if (place === 'planet') return true
  return place === 'aboard' && game.facts(location).kind !== 'planet'
}

/** It goes to whoever takes it; what its text does when it is earned is done. */
function* take(game: Game, player: PlayerName, seed: CardId, by: CardId): Flow {
  const { place, holder } = game.card(by)
  move(game, seed, place, holder)
  game.change(seed, { controller: player, ...(game.card(seed).face ? { face: 'up' } : {}) })
  yield* carryOutAt(game, 'earned', player, seed)
}

/** Is it what only lies there for somebody to acquire, or an artifact of another player's? */
export function isForAcquiring(game: Game, by: CardId, card: CardId | undefined): boolean {
  if (card === undefined || !isPersonnel(game, by)) return false
  const { place, holder, controller } = game.card(card)
  const artifact = game.facts(card).type === 'artifact'
  if (place === 'under' || place === 'on')
    return game.facts(holder).type === 'mission' && (artifact || isPersonnel(game, card))
  return artifact && !!game.text(by).surveys && inPlay(game.card(card)) && controller !== game.card(by).controller
}

/** A completed objective lies on its mission. */
function whatWasDoneAt(game: Game, mission: CardId): 'objective' | 'solved' | undefined {
  if (cardsIn(game, 'on', mission).some(c => game.facts(c.id).type === 'objective')) return 'objective'
  return game.card(mission).is.includes('completed') ? 'solved' : undefined
}

/** An order: a personnel acquires what lies there. */
export function* acquire(game: Game, player: PlayerName, by: CardId, seed: CardId): Flow {
  const { place, holder } = game.card(seed)
  const lies = place === 'under' || place === 'on' ? place : 'in play'
  const present = lies === 'in play' ? game.card(by).holder === holder : isWhereItLies(game, by, holder)
  const after = lies === 'in play' ? undefined : whatWasDoneAt(game, holder)
  const about = { by, seed, lies, surveys: !!game.text(by).surveys, present, ...(after ? { after } : {}) } as const
  if (!can(game, by, 'use text') || !game.decide(mayAcquire, about))
    refuse('forbidden', `${by} may not acquire ${seed}`, [seed])
  beginOrders(game, player)
  yield* take(game, player, seed, by)
}
