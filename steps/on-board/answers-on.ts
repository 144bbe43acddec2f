import type { Question } from '../../protocol/types.ts'
import type { Finder } from '../judge/resolve.ts'
import { type Choice, type Chooser, type Operation, type Player, players } from '../operation.ts'
import { nameOn } from './names-on.ts'

/** At most so many answers are listed. */
const most = 24

/** The answers that a decision permits, as sentences say them, the first ones where there are very many. */
export function answersOn(finder: Finder, question: Question): readonly Operation[] {
  const { who, hand, pass } = question
  const chooser = (who === 'chance' && hand !== undefined ? `chance by ${hand}'s hand` : who) as Chooser
  const choices = [...choicesOf(finder, question), ...(pass ? [[{ none: true }] as const] : [])]
  return choices.slice(0, most).map(choice => ({ op: 'choose', chooser, choice }))
}

/** Choices of the decision, as sentences name them. */
export const candidatesOn = (finder: Finder, { of = [] }: Question): Choice => of.map(one => itemOf(finder, one))

function choicesOf(finder: Finder, { kind, of = [], min = 1, max = 1 }: Question): readonly Choice[] {
  const item = (candidate: string) => itemOf(finder, candidate)
  switch (kind) {
    case 'confirm':
      return [[{ yes: true }], [{ yes: false }]]
    case 'word':
      return of.map(word => [{ word }])
    case 'number':
      return Array.from({ length: Math.min(most, max - min + 1) }, (_, more) => [{ number: min + more }])
    case 'order':
      return [...some(arrangements(of))].map(order => order.map(item))
    case 'choose':
      return [...some(selections(of, Math.max(1, min)))].map(picked => picked.map(item))
    default:
      return []
  }
}

/** A candidate as a sentence names it. */
export function itemOf(finder: Finder, candidate: string): Choice[number] {
  if (players.includes(candidate as Player)) return { player: candidate as Player }
  const isCard = finder.board.cards.some(({ id }) => id === candidate.split('/')[0])
  const card = isCard ? nameOn(finder, candidate) : undefined
  return card ? { cards: { card } } : { word: candidate }
}

/** The first few. */
function* some<T>(all: Iterable<T>): Iterable<T> {
  let left = most
  for (const one of all) {
    if (left-- === 0) return
    yield one
  }
}

/** Every selection of so many, in the order in which they stand. */
function* selections(of: readonly string[], count: number): Iterable<readonly string[]> {
  if (count === 0) yield []
  else
    for (const [index, first] of of.entries())
      for (const rest of selections(of.slice(index + 1), count - 1)) yield [first, ...rest]
}

/** Every order, that in which they stand first. */
function* arrangements(of: readonly string[]): Iterable<readonly string[]> {
  if (of.length === 0) yield []
  for (const [index, first] of of.entries())
    for (const rest of arrangements(of.filter((_, at) => at !== index))) yield [first, ...rest]
}
