import type { Board, Card, Turn } from '../../protocol/types.ts'
import { whereInWords } from './where-in-words.ts'

/** An aspect of the board that a scenario has spoken about, so that it may differ. */
export type Asserted = ReadonlySet<string>

export const placeOf = (id: string): string => `${id}: place`
export const aspectOf = (id: string, aspect: string): string => `${id}: ${aspect}`
export const pointsOf = (player: string): string => `${player}: points`

const piles: ReadonlySet<string> = new Set(['hand', 'deck', 'discard', 'removed', 'points', 'seeds'])
const sources: ReadonlySet<string> = new Set(['under', 'dilemmas'])
const ordered: ReadonlySet<string> = new Set(['deck', 'discard', 'under', 'spaceline', 'tent', 'dilemmas'])

/** Differences between the boards that were not asserted, in words. */
export function differences(before: Board, after: Board, asserted: Asserted): readonly string[] {
  return [
    ...cardDifferences(before, after, asserted),
    ...orderDifferences(before, after, asserted),
    ...pointDifferences(before, after, asserted),
    ...newcomers(before, after),
    ...(before.over || !after.over || asserted.has('the result') ? [] : ['the game is over']),
  ]
}

/** Differences although nothing was done: besides all of that, every count, and the turn. */
export function differencesAtAll(before: Board, after: Board): readonly string[] {
  return [
    ...differences(before, after, new Set()),
    ...countDifferences(before.cards, after.cards, ({ id }) => id),
    ...countDifferences(before.players, after.players, ({ name }) => name),
    ...bonusDifferences(before, after),
    ...turnDifferences(before, after),
  ]
}

function newcomers(before: Board, after: Board): readonly string[] {
  const known = new Set(before.cards.map(({ id }) => id))
  return after.cards.filter(({ id }) => !known.has(id)).map(({ id }) => `"${id}" has come from nowhere`)
}

export type Counted = { readonly count?: Readonly<Record<string, number>> }

/** A count that was shown as one number and `is` another; undefined = it is no longer shown. */
export interface Recounted {
  readonly name: string
  readonly word: string
  readonly was: number
  readonly is: number | undefined
}

/** Counts that are others, or no longer shown, and are not excused. */
export function countDifferences<T extends Counted>(
  before: readonly T[],
  after: readonly T[],
  nameOf: (one: T) => string,
  isExcused: (count: Recounted) => boolean = () => false,
): readonly string[] {
  const now = new Map(after.map(one => [nameOf(one), one.count ?? {}]))
  return before.flatMap(one => {
    const name = nameOf(one)
    const counts = now.get(name)
    if (!counts || !one.count) return []
    return Object.entries(one.count).flatMap(([word, was]) => {
      const is = counts[word]
      if (is === was || word === 'countdown' || isExcused({ name, word, was, is })) return []
      return [`the ${word} of "${name}" was ${was} and is ${is ?? 'no longer shown'}`]
    })
  })
}

export function bonusDifferences(before: Board, after: Board): readonly string[] {
  return before.players.flatMap(({ name, bonus = 0 }) => {
    const now = after.players.find(p => p.name === name)?.bonus ?? 0
    return now === bonus ? [] : [`${name} had ${bonus} bonus points and has ${now}`]
  })
}

/** Whose turn of a seed phase comes next follows from what was seeded. */
const isSeedingOn = (before: Turn, after: Turn): boolean =>
  before.phase.startsWith('seed-') && before.phase === after.phase && before.number === after.number

/** A refused order may leave the segment of card plays behind; nothing else of the turn. */
export function turnDifferences({ turn: before }: Board, { turn: after }: Board): readonly string[] {
  if (isSeedingOn(before, after)) return []
  const isOther = before.player !== after.player || (before.number ?? after.number) !== after.number
  if (isOther) return [`it was ${before.player}'s turn ${before.number}, and is ${after.player}'s turn ${after.number}`]
  const isLeft = ['start', 'play'].includes(before.phase) && ['play', 'orders'].includes(after.phase)
  return before.phase === after.phase || isLeft ? [] : [`the segment was ${before.phase} and is ${after.phase}`]
}

function cardDifferences(before: Board, after: Board, asserted: Asserted): readonly string[] {
  const now = new Map(after.cards.map(card => [card.id, card]))
  return before.cards.flatMap(old => {
    const card = now.get(old.id)
    if (!card) return [`"${old.id}" is no longer shown`]
    const moved = !isSameWhere(old, card)
    if (!moved && isSameAside(old, card)) return []
    const told = moved && asserted.has(placeOf(old.id))
    const left = told && piles.has(card.where[0])
    const came = told && (piles.has(old.where[0]) || sources.has(old.where[0]))
    const place =
      moved && !asserted.has(placeOf(old.id)) ? [`"${old.id}" was ${inWords(old)} and is ${inWords(card)}`] : []
    return left ? place : [...place, ...aspectDifferences(came ? asItLies(old, card) : old, card, asserted)]
  })
}

const isSameWhere = ({ where: one }: Card, { where: other }: Card): boolean =>
  one[0] === other[0] && one[1] === other[1]

/** Surely nothing of it differs besides its place and other counts; a quick look. */
const isSameAside = (old: Card, card: Card): boolean =>
  isSameList(old.is, card.is) &&
  isSameList(old.targets, card.targets) &&
  old.mode === card.mode &&
  old.face === card.face &&
  fieldOf(old, 'controller') === fieldOf(card, 'controller') &&
  old.count?.countdown === card.count?.countdown

/** The same words in the same order, or none in either; what is no list is never the same. */
export function isSameList(one: readonly string[] | undefined, other: readonly string[] | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
  return one.every((word, at) => word === other[at])
}

/** How a card lies that has come into play, its targets and its countdown come with it; so does it that a dilemma has been overcome. */
const asItLies = (old: Card, { face, targets, count, is, where: [place] }: Card): Card => ({
  ...old,
  ...(place === 'under' && is?.includes('overcome') ? { is: [...(old.is ?? []), 'overcome'] } : {}),
  ...(face ? { face } : {}),
  ...(targets ? { targets } : {}),
  ...(count ? { count } : {}),
})

const inWords = ({ where }: Card): string => whereInWords(where)

function aspectDifferences(old: Card, card: Card, asserted: Asserted): readonly string[] {
  const conditions = new Set([...(old.is ?? []), ...(card.is ?? [])])
  const changed = [...conditions].filter(
    c => !!old.is?.includes(c) !== !!card.is?.includes(c) && !asserted.has(aspectOf(old.id, c)),
  )
  const words = changed.map(c => `"${old.id}" is ${card.is?.includes(c) ? 'now' : 'no longer'} ${c}`)
  const others = (['controller', 'mode', 'face'] as const).filter(
    key => fieldOf(old, key) !== fieldOf(card, key) && !asserted.has(aspectOf(old.id, key)),
  )
  const targets =
    [...(old.targets ?? [])].sort().join() !== [...(card.targets ?? [])].sort().join() &&
    !asserted.has(aspectOf(old.id, 'targets'))
  const counted = old.count?.countdown !== card.count?.countdown && !asserted.has(aspectOf(old.id, 'countdown'))
  return [
    ...words,
    ...others.map(
      key => `the ${key} of "${old.id}" was ${fieldOf(old, key) ?? 'none'} and is ${fieldOf(card, key) ?? 'none'}`,
    ),
    ...(targets ? [`the targets of "${old.id}" differ`] : []),
    ...(counted ? [`the countdown of "${old.id}" was ${old.count?.countdown} and is ${card.count?.countdown}`] : []),
  ]
}

function fieldOf(card: Card, key: 'controller' | 'mode' | 'face'): string | undefined {
  return key === 'controller' ? (card.controller ?? card.owner) : card[key]
}

/** Cards that stayed in a pile must lie in the same order. */
export function orderDifferences(before: Board, after: Board, asserted: Asserted): readonly string[] {
  if (isSameOrder(before.cards, after.cards)) return []
  const order = (board: Board, other: Board): Map<string, string[]> => {
    const there = new Map(other.cards.map(({ id, where }) => [id, where.join()]))
    const orders = new Map<string, string[]>()
    for (const card of board.cards) {
      if (!ordered.has(card.where[0]) || there.get(card.id) !== card.where.join()) continue
      const key = card.where.join(' of ')
      const ids = orders.get(key) ?? []
      orders.set(key, ids)
      ids.push(card.id)
    }
    return orders
  }
  const now = order(after, before)
  return [...order(before, after)]
    .filter(([pile, ids]) => now.get(pile)?.join() !== ids.join() && !asserted.has(`order: ${pile}`))
    .map(([pile]) => `the order of the ${pile} differs`)
}

/** All that lies in an order lies as it did: a quick look. */
function isSameOrder(before: readonly Card[], after: readonly Card[]): boolean {
  const old = before.filter(card => ordered.has(card.where[0]))
  const now = after.filter(card => ordered.has(card.where[0]))
  return old.length === now.length && old.every((card, at) => card.id === now[at]!.id && isSameWhere(card, now[at]!))
}

function pointDifferences(before: Board, after: Board, asserted: Asserted): readonly string[] {
  return before.players.flatMap(({ name, points = 0 }) => {
    const now = after.players.find(p => p.name === name)?.points ?? 0
    return now === points || asserted.has(pointsOf(name)) ? [] : [`${name} had ${points} points and has ${now}`]
  })
}
