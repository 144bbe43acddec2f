import { findCard } from '../../cards/catalogue.ts'
import type { CardFacts } from '../../cards/facts.ts'
import type { Board, Card, ConditionWord, PlayerState as ShownPlayer } from '../../protocol/types.ts'
import { conditions } from '../../protocol/words.ts'
import { is } from '../board/can.ts'
import { inPlay, isIn } from '../board/places.ts'
import type { CardState, PlayerState, State } from '../board/state.ts'
import { value } from '../board/value.ts'
import type { Ruleset } from '../kernel/amend.ts'
import { Game } from '../kernel/game.ts'
import { hullLeft } from '../mechanics/damage/hull.ts'
import { rangeLeft } from '../mechanics/movement/move.ts'
import { countersOf } from '../mechanics/reporting/counters.ts'
import { pointsOf, worthInPlay } from '../mechanics/scoring/points.ts'

/** The engine's state of a board document. */
export function stateOf(board: Board, law: Ruleset): State {
  const made = Object.fromEntries((board.made ?? []).map(card => [card.title, { unique: false, ...card } as CardFacts]))
  const state: State = {
    ruleset: law.id,
    turn: { player: board.turn.player, number: board.turn.number ?? 1, phase: board.turn.phase },
    players: board.players.map(player),
    cards: board.cards.map(card => cardState(card, isMarked(board, card))),
    made,
    modifiers: [],
    history: [],
    ...(board.format ? { format: board.format } : {}),
  }
  return withRange(withoutWorth(withCounters(state, board, law), law), board, law)
}

const player = (shown: ShownPlayer): PlayerState => ({
  name: shown.name,
  points: shown.points ?? 0,
  bonus: shown.bonus ?? 0,
})

/** Counters that are not shown are as a turn begins. */
function withCounters(state: State, { players }: Board, law: Ruleset): State {
  const game = new Game(state, law)
  const left = (name: string) => players.find(p => p.name === name)?.count?.counters
  return {
    ...state,
    players: state.players.map(p => {
      const { counters } = countersOf(game, p.name)
      return counters === undefined ? p : { ...p, counters: left(p.name) ?? counters }
    }),
  }
}

/** Does a tactic lie on the card? What is damaged without one was turned around. */
const isMarked = ({ cards }: Board, { id }: Card): boolean =>
  cards.some(({ title = '', where }) => where[0] === 'on' && where[1] === id && findCard(title)?.type === 'tactic')

function cardState(card: Card, marked: boolean): CardState {
  const { 'range-left': _, hull: __, ...count } = card.count ?? {}
  const conditions = (card.is ?? []).flatMap(condition => {
    if (condition !== 'damaged') return [condition]
    return marked ? [] : ['rotated' as const]
  })
  return {
    id: card.id,
    title: card.title ?? card.id,
    owner: card.owner,
    controller: card.controller ?? card.owner,
    place: card.where[0],
    holder: card.where[1],
    is: conditions,
    because: card.because ?? {},
    count,
    ...(card.mode ? { mode: card.mode } : {}),
    ...(card.face ? { face: card.face } : {}),
    targets: card.targets ?? [],
  }
}

/** What cards in play are worth at the moment is no part of what has been scored. */
function withoutWorth(state: State, law: Ruleset): State {
  const game = new Game(state, law)
  return { ...state, players: state.players.map(p => ({ ...p, points: p.points - worthInPlay(game, p.name) })) }
}

/** RANGE left is kept as RANGE used. */
function withRange(state: State, board: Board, law: Ruleset): State {
  const game = new Game(state, law)
  for (const card of board.cards) {
    const left = card.count?.['range-left']
    if (left === undefined) continue
    const used = value(game, card.id, 'range') - left
    game.change(card.id, { count: { ...game.card(card.id).count, 'range-used': used } })
  }
  return game.state
}

/** The board document of a state: every card, with conditions that follow from where it is. */
export function boardOf(game: Game): Board {
  const { state } = game
  return {
    ruleset: state.ruleset,
    turn: state.turn,
    ...(state.format ? { format: state.format } : {}),
    players: state.players.map(p => shownPlayer(game, p)),
    cards: state.cards.map(card => shown(game, card)),
    ...(state.over ? { over: state.over } : {}),
  }
}

function shownPlayer(game: Game, { name, bonus, counters }: PlayerState): ShownPlayer {
  return { name, points: pointsOf(game, name), bonus, ...(counters === undefined ? {} : { count: { counters } }) }
}

/** Conditions in which a card may be because of where it is. */
const byCircumstance = ['stopped', 'stasis', 'disabled', 'damaged', 'closed'] as const

const words: ReadonlySet<string> = new Set(conditions)

/** Does the board document have a word for the condition? */
const isWord = (condition: string): condition is ConditionWord => words.has(condition)

/** Cards that are not in play, as they are shown: by nothing but what they are themselves. */
const laidAside = new WeakMap<CardState, Card>()

function shown(game: Game, card: CardState): Card {
  return inPlay(card) ? shownInPlay(game, card) : (laidAside.get(card) ?? shownAside(card))
}

function shownAside(card: CardState): Card {
  const { 'range-used': _, ...count } = card.count
  const aside = written(card, card.is.filter(isWord), count)
  laidAside.set(card, aside)
  return aside
}

function shownInPlay(game: Game, card: CardState): Card {
  const { 'range-used': _, ...kept } = card.count
  const inSpace = isIn(card, 'space', 'docked', 'planet') && game.facts(card.id).type === 'ship'
  const hull = isIn(card, 'space', 'docked', 'planet') ? hullLeft(game, card.id) : undefined
  const count = {
    ...kept,
    ...(inSpace ? { 'range-left': rangeLeft(game, card.id) } : {}),
    ...(hull === undefined ? {} : { hull }),
  }
  const derived = byCircumstance.filter(condition => !card.is.includes(condition) && is(game, card.id, condition))
  const found = [...card.is.filter(isWord), ...derived]
  return written(card, found, count)
}

/** The card with the conditions and counts that are shown of it. */
function written(card: CardState, found: readonly ConditionWord[], count: Card['count'] & object): Card {
  const because = Object.fromEntries(Object.entries(card.because).filter(([condition]) => isWord(condition)))
  return {
    id: card.id,
    title: card.title,
    owner: card.owner,
    where: [card.place, card.holder],
    ...(found.length ? { is: found } : {}),
    ...(Object.keys(count).length ? { count } : {}),
    ...(card.controller === card.owner ? {} : { controller: card.controller }),
    ...(card.mode ? { mode: card.mode } : {}),
    ...(card.face ? { face: card.face } : {}),
    ...(card.targets.length ? { targets: card.targets } : {}),
    ...(Object.keys(because).length ? { because } : {}),
  }
}
