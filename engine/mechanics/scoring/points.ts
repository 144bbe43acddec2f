import { can } from '../../board/can.ts'
import { hostOf, inPlay } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { everyLevelCounts, isWorthWhatItWas } from '../../questions/scoring/settled.ts'
import { cardsWith } from '../../text/cards-with.ts'
import { matches } from '../../text/match.ts'
import { asChanged } from '../../text/modifiers.ts'
import type { Filter } from '../../text/text.ts'
import { levelOf } from '../skills/level.ts'
import { dotsCounted } from '../skills/special-skills.ts'
import type { WorthClause } from './words.ts'

/** The player's score now, with what cards in play are worth at the moment. */
export function pointsOf(game: Game, player: PlayerName): number {
  return scoredBy(game, player) + worthInPlay(game, player)
}

/** What the player has scored for good. */
export function scoredBy(game: Game, player: PlayerName): number {
  return game.state.players.find(p => p.name === player)?.points ?? 0
}

/** Do bonus points scored at the location no longer count? */
export const isVoidAt = (game: Game, mission: CardId): boolean =>
  game.state.modifiers.some(m => m.card === mission && m.attribute === 'bonus points')

const worthSomething = cardsWith(text => text.worth)

/** What the player's cards in play are worth together at the moment. */
export function worthInPlay(game: Game, player: PlayerName): number {
  return worthSomething(game)
    .filter(c => c.controller === player)
    .reduce((sum, c) => sum + (worthOf(game, c.id) ?? 0), 0)
}

/** What the card is worth; undefined where its text does not make that depend on what is in play. */
export function worthOf(game: Game, id: CardId): number | undefined {
  const clauses = game.text(id).worth?.filter(c => game.inForce(c))
  const worth = clauses?.reduce((sum, clause) => {
    game.credit(clause)
    return sum + clause.points * atMost(game, clause, counted(game, id, clause))
  }, 0)
  return worth && asChanged(game, id, 'points', worth)
}

/** No more of them than the clause lets count. */
function atMost(game: Game, { counts }: WorthClause, count: number): number {
  if (typeof counts !== 'object' || !game.inForce(counts)) return count
  game.credit(counts)
  return Math.min(counts.upTo, count)
}

function dotsOfHost(game: Game, id: CardId): number {
  const host = hostOf(game, id)
  return host === undefined ? 0 : dotsCounted(game, host)
}

function counted(game: Game, id: CardId, { each, counts }: WorthClause): number {
  if (each === 'skill dot') return dotsOfHost(game, id)
  const earned = game.state.history.find(d => d.kind === 'earned' && d.card === id)?.cards
  const asItWas = game.decide(isWorthWhatItWas, { card: id })
  const those = asItWas && earned ? earned : countedNow(game, id, each)
  const titles = those.map(card => game.card(card).title)
  const counting =
    counts === 'titles' ? those.filter((card, at) => titles.indexOf(game.card(card).title) === at) : those
  return counting.reduce((sum, card) => sum + times(game, card, id, each), 0)
}

/** The cards in play for which it is worth something. */
export function countedNow(game: Game, id: CardId, each: Filter): readonly CardId[] {
  const you = game.card(id).controller
  return game.state.cards
    .filter(c => inPlay(c) && matches(game, c.id, each, you) && can(game, c.id, 'count as in play'))
    .map(c => c.id)
}

function times(game: Game, card: CardId, by: CardId, { skill }: Filter): number {
  if (skill === undefined || !game.decide(everyLevelCounts, { card, by })) return 1
  return levelOf(game, card, skill)
}
