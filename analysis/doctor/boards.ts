import type { Board, Can, Card, HelloResult } from '../../protocol/types.ts'
import { Arrangement } from '../../steps/judge/arrangement.ts'
import { isGiven } from '../../steps/judge/given.ts'
import { plainCard, plainDecks, withPlain } from '../../steps/judge/plain-decks.ts'
import { type Player, players } from '../../steps/operation.ts'
import type { Case, Suite } from '../../steps/suite/case.ts'
import { firstWith } from './first-with.ts'
import { ownBoards } from './own-boards.ts'

/** A board to arrange, and the declared word that it is there for. */
export interface TinyBoard {
  readonly word: string
  readonly board: Board
}

/** A full board for every ruleset, the least for every other word that is declared about boards, and the words for which there is none. */
export function tinyBoards(
  hello: HelloResult,
  suite: Suite,
): { readonly boards: readonly TinyBoard[]; readonly none: readonly string[] } {
  const made = ownBoards(hello, suite).filter(board => isWithin(board, hello))
  const own = made.filter(board => !isSpare(board))
  const laid = suite.cases
    .filter(one => hello.can.rulesets?.includes(one.ruleset))
    .flatMap(kase => boardOf(kase, hello))
  const all = [...own, ...laid.filter(board => isWithin(board, hello))].toSorted(bySize)
  const words = wordsOf(hello.can)
  const least = new Map([
    ...leastParts(laid, words, hello),
    ...firstWith(made.filter(isSpare), wordsIn),
    ...firstWith(all, wordsIn),
  ])
  const boards = words.flatMap(word => {
    const full = own.filter(({ ruleset }) => ruleset === word).toSorted(bySize)
    const board = full.at(-1) ?? least.get(word)
    return board ? [{ word, board: withDecks(board, hello) }] : []
  })
  return { boards, none: words.filter(word => !boards.some(one => one.word === word)) }
}

/** Made for a word of which scenarios as a rule have a better board. */
const isSpare = ({ cards }: Board): boolean =>
  cards.some(({ is, count, where }) => is ?? count ?? where[0] === 'points')

/** By word, one card of a scenario that has it, with nothing but the cards that hold it, as far as the engine has them. */
function leastParts(all: readonly Board[], words: readonly string[], hello: HelloResult): ReadonlyMap<string, Board> {
  const parts = all.flatMap(board => board.cards.flatMap(card => partOf(board, card, words) ?? []))
  return firstWith(
    parts.filter(board => isWithin(board, hello)),
    wordsIn,
  )
}

/** The card and those that hold it, without words that are not wanted. */
function partOf(board: Board, card: Card, words: readonly string[]): Board | undefined {
  const { turn, made = [] } = board
  const held: Card[] = []
  for (let one: Card | undefined = card; one && !held.includes(one); one = holderOf(board, one)) held.push(one)
  const cards = held.reverse().map(({ is = [], count = {}, because: _, ...plain }) => {
    const left = is.filter(word => words.includes(word))
    const counted = Object.entries(count).filter(([word]) => words.includes(word))
    return {
      ...plain,
      ...(left.length ? { is: left } : {}),
      ...(counted.length ? { count: Object.fromEntries(counted) } : {}),
    }
  })
  const isBare = (card.is ?? []).some(word => !words.includes(word))
  if (isBare || held.some(({ targets, controller }) => targets ?? controller)) return undefined
  const own = made.filter(({ title }) => held.some(one => (one.title ?? one.id) === title))
  const { made: _, ...plain } = board
  const phase = words.includes(turn.phase) ? turn.phase : 'orders'
  return { ...plain, turn: { ...turn, phase }, cards, ...(own.length ? { made: own } : {}) }
}

const holderOf = ({ cards }: Board, { where: [, holder] }: Card): Card | undefined =>
  cards.find(({ id }) => id === holder)

/** The board with something to draw: an engine may end the game where a draw deck is empty. */
function withDecks(board: Board, hello: HelloResult): Board {
  const { ruleset, turn, cards, made = [] } = board
  const card = turn.phase.startsWith('seed-') ? undefined : plainCard(ruleset, hello)
  if (!card) return board
  const isEmpty = (player: Player) => !cards.some(({ where: [place, of] }) => place === 'deck' && of === player)
  const decks = { ...card, count: 1, players: players.slice(0, 2).filter(isEmpty) }
  const all = withPlain(made, decks)
  return { ...board, cards: [...cards, ...plainDecks(decks)], ...(all.length ? { made: all } : {}) }
}

const bySize = (a: Board, b: Board): number => a.cards.length - b.cards.length

function wordsOf({ rulesets = [], phases = [], places = [], conditions = [], counts = [], madeUp = [] }: Can) {
  return [...rulesets, ...phases, ...places, ...conditions, ...counts, ...madeUp.map(type => `made-up ${type}`)]
}

function wordsIn({ ruleset, turn, cards, made = [] }: Board): ReadonlySet<string> {
  const ofCards = cards.flatMap(({ where, is = [], count = {} }) => [where[0], ...is, ...Object.keys(count)])
  return new Set([ruleset, turn.phase, ...ofCards, ...made.map(({ type }) => `made-up ${type}`)])
}

/** The board of a scenario. */
function boardOf({ steps, ruleset, needs }: Case, hello: HelloResult): readonly Board[] {
  const { parts } = hello.can
  if (parts && needs.parts?.some(part => !parts.includes(part))) return []
  const arrangement = new Arrangement({ ruleset, opening: 'play' })
  try {
    for (const { operation } of steps) {
      if (!isGiven(operation)) break
      if (operation.op !== 'history') arrangement.add(operation)
    }
    return [arrangement.board()]
  } catch {
    return []
  }
}

function isWithin({ ruleset, turn, cards, made = [] }: Board, { can, unknownTitles = [] }: HelloResult): boolean {
  const lacks = (declared: readonly string[] = [], words: readonly string[]) => words.some(w => !declared.includes(w))
  const fields = cards.flatMap(card =>
    (['controller', 'mode', 'face', 'targets', 'because'] as const).filter(f => card[f]),
  )
  const madeTitles = made.map(({ title }) => title)
  const printed = cards.map(({ id, title = id }) => title).filter(title => !madeTitles.includes(title))
  return !(
    lacks(can.rulesets, [ruleset]) ||
    lacks(can.phases, [turn.phase]) ||
    lacks(
      can.places,
      cards.map(({ where }) => where[0]),
    ) ||
    lacks(
      can.conditions,
      cards.flatMap(({ is = [] }) => is),
    ) ||
    lacks(
      can.counts,
      cards.flatMap(({ count = {} }) => Object.keys(count)),
    ) ||
    lacks(
      can.madeUp,
      made.map(({ type }) => type),
    ) ||
    lacks(
      can.fields,
      fields.map(field => `card.${field}`),
    ) ||
    printed.some(title => unknownTitles.includes(title))
  )
}
