import type { ParagraphDigest } from '../../catalogue/paragraphs.ts'
import { groupBy, type Matching, targetsOf, underHeadingsOf } from './entries.ts'

/** Where a paragraph stands: 0 = the question that the entry answers. */
export interface Place {
  readonly entry: string
  readonly paragraph: number
}

/** Fate of one paragraph. */
export type Difference =
  | { readonly what: 'vanished'; readonly was: Place }
  | { readonly what: 'new'; readonly now: Place }
  /** Changed: `now` is what stands between the same neighbours, so probably what it became. */
  | { readonly what: 'moved' | 'changed'; readonly was: Place; readonly now: Place }

/** Tells two copies of a document apart by the digests of their paragraphs; in the order of the document. */
export function compare(old: readonly ParagraphDigest[], now: readonly ParagraphDigest[]): readonly Difference[] {
  const { pairs, now: fresh } = [sameNear, sameElsewhere, neighbours].reduce(
    join,
    matching(old, underHeadingsOf(old, now)),
  )
  const gone = old.flatMap((one): readonly Difference[] => {
    const pair = pairs.get(one)
    if (!pair) return [{ what: 'vanished', was: placeOf(one) }]
    if (one.digest !== pair.digest) return [{ what: 'changed', was: placeOf(one), now: placeOf(pair) }]
    return keyOf(one) === keyOf(pair) ? [] : [{ what: 'moved', was: placeOf(one), now: placeOf(pair) }]
  })
  return [...gone, ...fresh.map((one): Difference => ({ what: 'new', now: placeOf(one) }))]
}

const keyOf = ({ entry, ordinal }: ParagraphDigest): string => `${ordinal} ${entry}`
const placeOf = ({ entry, ordinal }: ParagraphDigest): Place => ({ entry, paragraph: ordinal })

/** Begins with what stands where it stood. */
function matching(old: readonly ParagraphDigest[], now: readonly ParagraphDigest[]): Matching {
  const places = new Map(now.map(one => [keyOf(one), one]))
  const pairs = new Map(
    old.flatMap(one => {
      const there = places.get(keyOf(one))
      return there?.digest === one.digest ? [[one, there] as const] : []
    }),
  )
  return left({ copies: [old, now], pairs, old, now })
}

type Finder = (before: Matching) => Iterable<readonly [ParagraphDigest, ParagraphDigest]>

function join(before: Matching, find: Finder): Matching {
  return left({ ...before, pairs: new Map([...before.pairs, ...find(before)]) })
}

function left({ copies, pairs, old, now }: Matching): Matching {
  const taken = new Set(pairs.values())
  return { copies, pairs, old: old.filter(one => !pairs.has(one)), now: now.filter(one => !taken.has(one)) }
}

/** The same words at another place of the entry, in their order. */
function* sameNear({ old, now }: Matching): Iterable<readonly [ParagraphDigest, ParagraphDigest]> {
  const wordsIn = (one: ParagraphDigest): string => `${one.digest} ${one.entry}`
  const waiting = groupBy(now, wordsIn)
  for (const one of old) {
    const there = waiting.get(wordsIn(one))?.shift()
    if (there) yield [one, there]
  }
}

/** The same words in another entry; words that stand there more than once are no sign. */
function* sameElsewhere({ copies, old, now }: Matching): Iterable<readonly [ParagraphDigest, ParagraphDigest]> {
  const [was, is] = copies.map(copy => groupBy(copy, one => one.digest))
  const free = new Set(now)
  for (const one of old) {
    const [there, ...more] = is?.get(one.digest) ?? []
    if (there && free.has(there) && !more.length && was?.get(one.digest)?.length === 1) yield [one, there]
  }
}

/** Pairs paragraphs between the same neighbours, in order: other words in the place of the old ones. */
function* neighbours(before: Matching): Iterable<readonly [ParagraphDigest, ParagraphDigest]> {
  const targets = targetsOf(before)
  const free = groupBy(before.now, one => one.entry)
  for (const [entry, lost] of groupBy(before.old, one => one.entry)) {
    const target = targets.get(entry)
    const candidates = (target === undefined ? undefined : free.get(target)) ?? []
    for (const one of lost) {
      const [low, high] = between(one, target ?? '', before.pairs)
      const at = candidates.findIndex(({ ordinal }) => low < ordinal && ordinal < high)
      const [there] = at < 0 ? [] : candidates.splice(at, 1)
      if (there) yield [one, there]
    }
  }
}

/** The ordinals between which the paragraph must be: those of its neighbours that have been found. */
function between({ entry, ordinal }: ParagraphDigest, target: string, pairs: Matching['pairs']): [number, number] {
  let [low, high] = [-1, Number.POSITIVE_INFINITY]
  for (const [was, is] of pairs) {
    if (was.entry !== entry || is.entry !== target) continue
    if (was.ordinal < ordinal) low = Math.max(low, is.ordinal)
    else high = Math.min(high, is.ordinal)
  }
  return [low, high]
}
