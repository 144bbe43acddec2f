import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { groupBy } from '../../../catalogue/group.ts'
import { shareOf } from '../../../reports/share.ts'
import type { KnownChanges, LooseChange, MutationTally } from '../../../runner/changes-measured.ts'
import type { MutationFate } from './mutation.ts'

/** The words of the law by topic of the ruling that says them, and all together. */
export interface MutationReport extends Shares {
  readonly version: 2
  readonly kinds: readonly (MutationTally & { readonly kind: string })[]
  readonly topics: readonly (Shares & { readonly topic: string })[]
  readonly words: readonly MutationFate[]
}

export function mutationReport(words: readonly MutationFate[], catalogue: Catalogue): MutationReport {
  const kinds = [...new Set(words.map(({ kind }) => kind))].sort()
  return {
    version: 2,
    ...shares(tally(words)),
    kinds: kinds.map(kind => ({ kind, ...tally(words.filter(one => one.kind === kind)) })),
    topics: sharesByTopic(words, catalogue),
    words,
  }
}

/** The shares of each topic that has changes, in the order of the table of contents. */
export function sharesByTopic(
  changes: readonly Pick<MutationFate, 'rulings' | 'fate'>[],
  catalogue: Catalogue,
): readonly (Shares & { readonly topic: string })[] {
  const groups = groupBy(changes, one => topicOf(one, catalogue) ?? '')
  return [...catalogue.topics.keys()].flatMap(topic => {
    const of = groups.get(topic)
    return of ? [{ topic, ...shares(tally(of)) }] : []
  })
}

/** A change is of the topic of the first ruling that it concerns; the print of a card has a topic of its own. */
export function topicOf(
  { rulings: [first] }: Pick<MutationFate, 'rulings'>,
  { rulings, customs }: Pick<Catalogue, 'rulings' | 'customs'>,
): string | undefined {
  return first === undefined ? 'cards' : (rulings.get(first) ?? customs.get(first))?.topic
}

type Fates = readonly Pick<MutationFate, 'fate'>[]

export function tally(words: Fates): MutationTally {
  const count = (fate: MutationFate['fate']): number => words.filter(one => one.fate === fate).length
  const [own, elsewhere, nobody, same] = [count('killed'), count('killed elsewhere'), count('survived'), count('same')]
  return { mutants: words.length, own, elsewhere, nobody, same }
}

/** A tally with the shares of those that are not the same, in per cent, rounded down: noticed by their own, and by any. */
export interface Shares extends MutationTally {
  readonly score: number
  readonly noticed: number
}

export function shares(of: MutationTally): Shares {
  const whole = of.mutants - of.same
  const share = (part: number): number => shareOf(part, whole, 100)
  return { ...of, score: share(of.own), noticed: share(of.own + of.elsewhere) }
}

interface Fated extends Pick<MutationFate, 'id' | 'rulings' | 'fate'> {
  readonly kind: string
  readonly by?: string
}

/** As it is committed; what no ruling says is only counted. */
export function knownOf(
  topics: readonly (MutationTally & { readonly topic: string })[],
  changes: readonly Fated[],
): KnownChanges {
  const counts = topics.map(({ topic, mutants, own, elsewhere, nobody, same }) => [
    topic,
    { mutants, own, elsewhere, nobody, same },
  ])
  return { topics: Object.fromEntries(counts), loose: changes.flatMap(loose) }
}

function loose({ id, rulings, kind, fate, by }: Fated): readonly LooseChange[] {
  if (fate === 'killed' || fate === 'same' || !rulings.length) return []
  return [{ id, rulings, kind, ...(by === undefined ? {} : { by }) }]
}
