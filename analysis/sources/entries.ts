import { normalise } from '../../catalogue/digest.ts'
import type { ParagraphDigest } from '../../catalogue/paragraphs.ts'

/** Paragraphs of an older and a newer copy that have found each other, and those that have not. */
export interface Matching {
  /** The copies as they are. */
  readonly copies: readonly [old: readonly ParagraphDigest[], now: readonly ParagraphDigest[]]
  /** By paragraph of the older copy. */
  readonly pairs: ReadonlyMap<ParagraphDigest, ParagraphDigest>
  readonly old: readonly ParagraphDigest[]
  readonly now: readonly ParagraphDigest[]
}

/** A heading without what two copies may differ in: quotes, dashes, white space, capitals. */
export const plain = (heading: string): string => normalise(`entry ${heading}`)

/** The newer copy with the headings of the older one where they differ in nothing that counts. */
export function underHeadingsOf(
  old: readonly ParagraphDigest[],
  now: readonly ParagraphDigest[],
): readonly ParagraphDigest[] {
  const headings = new Map(old.map(({ entry }) => [plain(entry), entry]))
  const known = new Set(headings.values())
  return now.map(one => (known.has(one.entry) ? one : { ...one, entry: headings.get(plain(one.entry)) ?? one.entry }))
}

export function groupBy<T>(list: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of list) {
    const group = groups.get(key(one))
    if (group) group.push(one)
    else groups.set(key(one), [one])
  }
  return groups
}

/** Where the rest of each entry probably is: under the same heading, where its other paragraphs went, or in its place. */
export function targetsOf({ copies, pairs, old }: Matching): ReadonlyMap<string, string> {
  const [was, is] = copies.map(copy => [...new Set(copy.map(one => one.entry))]) as [string[], string[]]
  const [known, there] = [new Set(was), new Set(is)]
  const moved = new Map([...pairs].map(([from, to]) => [from.entry, to.entry]))
  const inPlaceOf = (entry: string): string | undefined => {
    const before = was[was.indexOf(entry) - 1]
    const found = is[before === undefined ? 0 : is.indexOf(before) + 1]
    return (before === undefined || there.has(before)) && found !== undefined && !known.has(found) ? found : undefined
  }
  const lost = [...new Set(old.map(one => one.entry))]
  return new Map(
    lost.flatMap(entry => {
      const target = there.has(entry) ? entry : (moved.get(entry) ?? inPlaceOf(entry))
      return target === undefined ? [] : [[entry, target]]
    }),
  )
}
