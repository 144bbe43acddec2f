import { findCard } from '../../cards/catalogue.ts'
import type { CardFacts } from '../../cards/facts.ts'
import type { Board, Card, ConditionWord, MadeUp, PlayerState as ShownPlayer } from '../../protocol/types.ts'
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
import { textsOfMadeUp } from '../text/made-up.ts'

/** The engine's state of a board document. */
export function stateOf(board: Board, law: Ruleset): State {
  // What the entry of a printed title does not change is as printed.
  const factsOf = (card: MadeUp) => ({ unique: false, ...findCard(card.title), ...card }) as CardFacts
  const made = Object.fromEntries((board.made ?? []).map(card => [card.title, factsOf(card)]))
  const marked = markedOn(board)
  const state: State = {
    ruleset: law.id,
    turn: { player: board.turn.player, number: board.turn.number ?? 1, phase: board.turn.phase },
    players: board.players.map(player),
    cards: board.cards.map(card => known.get(card) ?? cardState(card, marked)),
    made,
    madeTexts: textsOfMadeUp(board.made),
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

/** The cards on which a tactic lies; what is damaged without one was turned around. */
function markedOn({ cards, made = [] }: Board): ReadonlySet<string> {
  const isTactic = (title: string): boolean =>
    (made.find(card => card.title === title) ?? findCard(title))?.type === 'tactic'
  return new Set(cards.filter(({ where, title = '' }) => where[0] === 'on' && isTactic(title)).map(c => c.where[1]))
}

/** What became of cards that cannot change, and say nothing that hangs on others: they may be of many boards. */
const known = new WeakMap<Card, CardState>()

function cardState(card: Card, marked: ReadonlySet<string>): CardState {
  const { id, title = id, owner, where, controller = owner, is, because, count, mode, face, targets } = card
  const state: Mutable<CardState> = {
    id,
    title,
    owner,
    controller,
    place: where[0],
    holder: where[1],
    is: is ? conditionsOf(is, marked.has(id)) : none,
    because: because ?? nothing,
    count: count ? countKept(count) : nothing,
    targets: targets ?? none,
  }
  if (mode) state.mode = mode
  if (face) state.face = face
  if (!is && Object.isFrozen(card)) known.set(card, state)
  return state
}

const none: readonly never[] = []
const nothing = {}

function conditionsOf(is: readonly ConditionWord[], isMarked: boolean): CardState['is'] {
  if (!is.includes('damaged')) return is
  const others = is.filter(condition => condition !== 'damaged')
  return isMarked ? others : is.map(condition => (condition === 'damaged' ? 'rotated' : condition))
}

const countKept = ({ 'range-left': _, hull: __, ...count }: Card['count'] & object): CardState['count'] => count

/** What cards in play are worth at the moment is no part of what has been scored. */
function withoutWorth(state: State, law: Ruleset): State {
  const game = new Game(state, law)
  return { ...state, players: state.players.map(p => ({ ...p, points: p.points - worthInPlay(game, p.name) })) }
}

/** RANGE left is kept as RANGE used. */
function withRange(state: State, board: Board, law: Ruleset): State {
  const game = new Game(state, law)
  const used = new Map<string, number>()
  for (const { id, count } of board.cards)
    if (count?.['range-left'] !== undefined) used.set(id, value(game, id, 'range') - count['range-left'])
  const withUse = (card: CardState): CardState =>
    used.has(card.id) ? { ...card, count: { ...card.count, 'range-used': used.get(card.id)! } } : card
  return used.size ? { ...state, cards: state.cards.map(withUse) } : state
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
  const count = countShown(card)
  const aside = written(card, card.is.filter(isWord), count)
  laidAside.set(card, aside)
  return aside
}

function shownInPlay(game: Game, card: CardState): Card {
  const count = isIn(card, 'space', 'docked', 'planet') ? countAtLocation(game, card) : countShown(card)
  const derived = byCircumstance.filter(condition => !card.is.includes(condition) && is(game, card.id, condition))
  const found = [...card.is.filter(isWord), ...derived]
  return written(card, found, count)
}

function countShown({ count }: CardState): Card['count'] & object {
  if (isEmpty(count)) return count as Card['count'] & object
  const { 'range-used': _, ...kept } = count
  return kept
}

/** With what is left of its RANGE and HULL. */
function countAtLocation(game: Game, card: CardState): Card['count'] & object {
  const isRanging = game.facts(card.id).type === 'ship'
  const hull = hullLeft(game, card.id)
  return {
    ...countShown(card),
    ...(isRanging ? { 'range-left': rangeLeft(game, card.id) } : {}),
    ...(hull === undefined ? {} : { hull }),
  }
}

/** The card with the conditions and counts that are shown of it. */
function written(card: CardState, found: readonly ConditionWord[], count: Card['count'] & object): Card {
  const { id, title, owner, controller, mode, face, targets } = card
  const shown: Mutable<Card> = { id, title, owner, where: [card.place, card.holder] }
  if (found.length) shown.is = found
  if (!isEmpty(count)) shown.count = count
  if (controller !== owner) shown.controller = controller
  if (mode) shown.mode = mode
  if (face) shown.face = face
  if (targets.length) shown.targets = targets
  const because = isEmpty(card.because) ? card.because : causesShown(card)
  if (!isEmpty(because)) shown.because = because
  return shown
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

function isEmpty(words: object): boolean {
  for (const _ in words) return false
  return true
}

const causesShown = ({ because }: CardState): Card['because'] & object =>
  Object.fromEntries(Object.entries(because).filter(([condition]) => isWord(condition)))
