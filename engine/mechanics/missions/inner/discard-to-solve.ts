import type { Group } from '../../../board/group.ts'
import { discard, together } from '../../../board/moves.ts'
import { cardsIn } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { discardsComeFrom } from '../../../questions/draws-and-discards/questions.ts'
import { matches } from '../../../text/match.ts'
import type { Clause, Like } from '../../../text/text.ts'
import { select } from '../../selections/select.ts'

/** Cards that are discarded to solve a mission: so many, or, where they add points, up to so many. */
interface DiscardToSolve extends Clause, Like {
  readonly count: number
  /** For each of them. */
  readonly points?: number
}

export interface AddedMissionCardText {
  readonly discards?: DiscardToSolve
}

export interface AddedNotes {
  /** How many cards were discarded to solve the mission that is attempted. */
  discardedToSolve: number
}

function termsOf(game: Game, mission: CardId): DiscardToSolve | undefined {
  const { discards } = game.text(mission)
  return discards && game.inForce(discards) ? discards : undefined
}

function candidates(game: Game, { where, points }: DiscardToSolve, group: Group): readonly CardId[] {
  const { mission, player, personnel, equipment } = group
  const solving = points === undefined ? 'requirement' : 'points'
  const from = game.decide(discardsComeFrom, { by: mission, solving })
  const hand = cardsIn(game, 'hand', player).map(({ id }) => id)
  const cards = [
    ...(from === 'hand' ? [] : [...personnel, ...equipment]),
    ...(from === 'crew or Away Team' ? [] : hand),
  ]
  return cards.filter(id => matches(game, id, where, player))
}

/** Have they discarded what the mission requires to be, or can they? */
export function meetsDiscards(game: Game, group: Group): boolean {
  const terms = termsOf(game, group.mission)
  if (!terms || terms.points !== undefined || game.notes.discardedToSolve !== undefined) return true
  return candidates(game, terms, group).length >= terms.count
}

/** Discards what the mission requires, or what its player wants to for points, once in an attempt. */
export function* discardToSolve(game: Game, group: Group): Flow {
  const terms = termsOf(game, group.mission)
  if (!terms || game.notes.discardedToSolve !== undefined || !meetsDiscards(game, group)) return
  game.credit(terms)
  const { count, points } = terms
  const [who, by, from] = [group.player, group.mission, candidates(game, terms, group)]
  const free = points === undefined ? {} : { optional: true, atLeast: 1 }
  const chosen = yield* select(game, { who, from, count, by, ...free })
  game.note('discardedToSolve', chosen.length)
  together(game, () => {
    for (const card of chosen) discard(game, card)
  })
}

/** The points that the discards add. */
export function pointsForDiscards(game: Game, mission: CardId): number {
  return (termsOf(game, mission)?.points ?? 0) * (game.notes.discardedToSolve ?? 0)
}
