import type { Board, Can, HelloResult } from '../../protocol/types.ts'
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
  const own = ownBoards(hello, suite).filter(board => isWithin(board, hello))
  const all = [...own, ...suite.cases.flatMap(kase => boardOf(kase, hello))].toSorted(bySize)
  const words = wordsOf(hello.can)
  const least = firstWith(all, wordsIn)
  const boards = words.flatMap(word => {
    const full = own.filter(({ ruleset }) => ruleset === word).toSorted(bySize)
    const board = full.at(-1) ?? least.get(word)
    return board ? [{ word, board: withDecks(board, hello) }] : []
  })
  return { boards, none: words.filter(word => !boards.some(one => one.word === word)) }
}

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

/** The board of a scenario, if the engine can be asked to arrange it. */
function boardOf({ steps, ruleset, needs }: Case, hello: HelloResult): readonly Board[] {
  const { parts } = hello.can
  if (parts && needs.parts?.some(part => !parts.includes(part))) return []
  const arrangement = new Arrangement({ ruleset, opening: 'play' })
  try {
    for (const { operation } of steps) {
      if (!isGiven(operation)) break
      if (operation.op !== 'history') arrangement.add(operation)
    }
    const board = arrangement.board()
    return isWithin(board, hello) ? [board] : []
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
