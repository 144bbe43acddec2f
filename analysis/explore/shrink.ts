import type { Given } from '../../steps/judge/given.ts'
import type { Operation } from '../../steps/operation.ts'
import type { Script } from './script.ts'

/** Does the smaller script still show the same? */
export type StillShows<T extends Script> = (script: Script) => Promise<T | undefined>

/** Takes moves, cards and conditions away, one after the other, as long as the script shows the same. */
export async function shrink<T extends Script>(found: T, stillShows: StillShows<T>, most = 400): Promise<T> {
  let best = found
  let left = most
  for (let hasShrunk = true; hasShrunk && left > 0; ) {
    hasShrunk = false
    for (let at = 0; left > 0; ) {
      const smaller = nth(smallerThan(best), at)
      if (!smaller) break
      left -= 1
      const shown = await stillShows(smaller)
      if (shown) {
        best = shown
        hasShrunk = true
      } else at += 1
    }
  }
  return best
}

function nth<T>(all: Iterable<T>, at: number): T | undefined {
  let index = 0
  for (const one of all) if (index++ === at) return one
  return undefined
}

/** Every script with one thing less, the largest things first. */
export function* smallerThan({ ruleset, given, moves }: Script): Iterable<Script> {
  for (let count = moves.length; count > 1; count = Math.floor(count / 2))
    for (let at = moves.length - count; at >= 0; at -= 1) yield { ruleset, given, moves: moves.toSpliced(at, count) }
  for (let at = moves.length - 1; at >= 0; at -= 1) yield { ruleset, given, moves: moves.toSpliced(at, 1) }
  for (const [at, one] of given.entries()) {
    const replaced = (...by: readonly Given[]): Script => ({ ruleset, given: given.toSpliced(at, 1, ...by), moves })
    if (one.op !== 'has' && one.op !== 'locations') yield replaced()
    for (const less of rowsLess(one)) yield less.rows.length ? replaced(less as Given) : replaced()
  }
  for (const [at, move] of moves.entries())
    for (const less of simpler(move)) yield { ruleset, given, moves: moves.toSpliced(at, 1, less) }
}

type Rows = Extract<Operation, { op: 'has' | 'locations' }>

function* rowsLess(one: Given): Iterable<Rows> {
  if (one.op !== 'has' && one.op !== 'locations') return
  const { rows } = one
  const half = Math.ceil(rows.length / 2)
  if (rows.length > 3) {
    yield { ...one, rows: rows.slice(half) } as Rows
    yield { ...one, rows: rows.slice(0, half) } as Rows
  }
  for (const at of rows.keys()) yield { ...one, rows: rows.toSpliced(at, 1) } as Rows
  for (const [at, row] of rows.entries())
    if (row.conditions.length)
      yield { ...one, rows: (rows as readonly object[]).toSpliced(at, 1, { ...row, conditions: [] }) } as Rows
}

/** The deed with one card less, or without its place or means. */
function* simpler(move: Operation): Iterable<Operation> {
  if (move.op !== 'do') return
  const { deed } = move
  const { cards = [], with: means = [] } = deed
  if (cards.length > 1)
    for (const at of cards.keys()) yield { ...move, deed: { ...deed, cards: cards.toSpliced(at, 1) } }
  if (means.length > 1)
    for (const at of means.keys()) yield { ...move, deed: { ...deed, with: means.toSpliced(at, 1) } }
}
