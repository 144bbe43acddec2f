import { groupBy } from '../../../catalogue/group.ts'
import type { Board, Card, Counts, CountWord, Id } from '../../../protocol/types.ts'
import { type CardChange, type CountChange, cardLines, type Line, overText } from './change-lines.ts'
import { placeText, turnText } from './words.ts'

/** What differs between two boards. */
export interface Changes {
  readonly cards: ReadonlyMap<Id, CardChange>
  readonly lines: readonly Line[]
}

const nothing: CardChange = { moved: false, added: [], removed: [], counts: [], other: [] }

/** Per card, for the pictures, and as lines for people. */
export function changesBetween(before: Board, after: Board): Changes {
  const [old, now] = [byId(before), byId(after)]
  const nameOf = (id: Id) => (now.get(id) ?? old.get(id))?.title ?? id
  const pairs = [...new Set([...now.keys(), ...old.keys()])].map(id => ({ id, was: old.get(id), is: now.get(id) }))
  const changed = pairs.map(pair => ({ ...pair, change: changeOf(pair.was, pair.is) }))
  const kept = changed.filter(({ change }) => isChange(change))
  const cards = new Map(kept.map(({ id, change }) => [id, change]))
  const lines = kept.flatMap(({ id, was, is, change }) => cardLines(nameOf(id), change, { was, is }, nameOf))
  return { cards, lines: [...lines, ...orderLines(before, after, cards, nameOf), ...boardLines(before, after)] }
}

function byId(board: Board): ReadonlyMap<Id, Card> {
  return new Map(board.cards.map(card => [card.id, card]))
}

function changeOf(was: Card | undefined, is: Card | undefined): CardChange {
  if (!was) return { ...nothing, isNew: true }
  return is ? differences(was, is) : { ...nothing, isGone: true }
}

function isChange({ isNew, isGone, moved, added, removed, counts, other }: CardChange): boolean {
  return !!isNew || !!isGone || moved || [added, removed, counts, other].some(list => list.length > 0)
}

function differences(old: Card, now: Card): CardChange {
  const had = old.is ?? []
  const has = now.is ?? []
  return {
    moved: old.where.join('\n') !== now.where.join('\n'),
    added: has.filter(word => !had.includes(word)),
    removed: had.filter(word => !has.includes(word)),
    counts: changedCounts(old.count ?? {}, now.count ?? {}),
    other: otherLines(old, now),
  }
}

function changedCounts(old: Counts, now: Counts): readonly CountChange[] {
  const words = [...new Set([...wordsOf(old), ...wordsOf(now)])]
  return words.filter(word => old[word] !== now[word]).map(word => ({ word, from: old[word], to: now[word] }))
}

function wordsOf(counts: Counts): readonly CountWord[] {
  return Object.keys(counts) as CountWord[]
}

function otherLines(old: Card, now: Card): readonly string[] {
  const lines: string[] = []
  if ((old.controller ?? old.owner) !== (now.controller ?? now.owner))
    lines.push(`is now controlled by ${now.controller ?? now.owner}`)
  if (old.mode !== now.mode && now.mode) lines.push(`is now in ${now.mode} mode`)
  if (old.face && now.face && old.face !== now.face) lines.push(`is now face ${now.face}`)
  if (String(old.targets ?? '') !== String(now.targets ?? '')) lines.push(targetLine(now.targets))
  return lines
}

function targetLine(targets: Card['targets']): string {
  return targets?.length ? `now targets ${targets.join(', ')}` : 'has no target any more'
}

/** Piles whose cards are the same in another order. */
function orderLines(before: Board, after: Board, cards: Changes['cards'], nameOf: (id: Id) => string): readonly Line[] {
  const old = piles(before, cards)
  return [...piles(after, cards)].flatMap(([key, pile]) => {
    const [first] = pile
    if (!first || !old.has(key) || idsOf(old.get(key)) === idsOf(pile)) return []
    return [{ text: `The cards ${placeText(first.where, nameOf)} are in another order.` }]
  })
}

function idsOf(pile: readonly Card[] = []): string {
  return pile.map(card => card.id).join('\n')
}

const ordered: readonly string[] = ['deck', 'discard', 'dilemmas', 'spaceline', 'under']

/** What lies in an order and has stayed there. */
function piles(board: Board, changed: Changes['cards']): ReadonlyMap<string, readonly Card[]> {
  const stays = ({ moved, isNew, isGone }: CardChange = nothing) => !moved && !isNew && !isGone
  const cards = board.cards.filter(({ id, where }) => ordered.includes(where[0]) && stays(changed.get(id)))
  return groupBy(cards, card => card.where.join('\n'))
}

function boardLines(before: Board, after: Board): readonly Line[] {
  const points = after.players.map(player => ({
    name: player.name,
    to: player.points ?? 0,
    from: pointsOf(before, player.name),
  }))
  return [
    ...points.filter(({ from, to }) => from !== to).map(line => ({ ...line, text: 'points' })),
    ...(turnText(before.turn) === turnText(after.turn) ? [] : [{ text: `It is now ${turnText(after.turn)}.` }]),
    ...(after.over && !before.over ? [{ text: overText(after.over) }] : []),
  ]
}

function pointsOf(board: Board, name: string): number {
  return board.players.find(player => player.name === name)?.points ?? 0
}
