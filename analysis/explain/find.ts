import type { Catalogue } from '../../catalogue/catalogue.ts'
import { groupByEach } from '../../catalogue/group.ts'
import { nearest } from '../../catalogue/nearest.ts'
import type { Ruling } from '../../catalogue/ruling.ts'
import { rulingIndex } from '../../reports/ruling-index.ts'
import { type RulingIndex, searchRemarks } from '../../reports/search.ts'
import { UsageError } from '../../runner/usage-error.ts'
import type { Suite } from '../../steps/suite/case.ts'

type Cases = Pick<Suite, 'cases'>

/** The rulings meant, best first, and in words what was looked for instead of what nothing has. */
export interface FoundRulings {
  readonly rulings: readonly Ruling[]
  readonly remarks: readonly string[]
}

/** The one with that id, those of that case, or those that have the words; `perhaps` = there need be none. */
export function findRulings(wanted: string, catalogue: Catalogue, suite: Cases, perhaps = false): FoundRulings {
  const exact = catalogue.rulings.get(wanted)
  if (exact) return { rulings: [exact], remarks: [] }
  const ofCase = suite.cases.find(one => one.id === wanted)
  if (ofCase) return { rulings: named(ofCase.rulings, catalogue), remarks: [] }
  const below = [...catalogue.rulings.keys()].filter(id => id.startsWith(wanted.replace(/-?$/, '-')))
  if (below.length) return { rulings: named(below, catalogue), remarks: [] }
  if (isLikeId(wanted, catalogue)) throw noSuchId(wanted, catalogue, suite)
  const found = indexOf(catalogue, suite).search(wanted)
  if (found.hits.length) {
    const ids = found.hits.map(({ id }) => id)
    return { rulings: named(ids, catalogue), remarks: searchRemarks(found) }
  }
  if (perhaps) return { rulings: [], remarks: [] }
  const near = nearest(wanted, catalogue.rulings.keys(), 3)
  throw new UsageError(
    `Neither a ruling nor a case is called "${wanted}", and no ruling has these words. Nearest ids: ${near.join(', ')}.`,
  )
}

/** One word that begins as ids do, such as `1eS-` or `custom-`: who writes it means that one, and no words. */
export function isLikeId(wanted: string, { rulings, customs }: Catalogue): boolean {
  const head = /^([^\s-]+)-\S+$/.exec(wanted)?.[1]?.toLowerCase()
  return !!head && [...rulings.keys(), ...customs.keys()].some(id => id.toLowerCase().startsWith(`${head}-`))
}

function noSuchId(wanted: string, { rulings, customs }: Catalogue, { cases }: Cases): UsageError {
  const ids = wanted.includes('/') ? cases.map(one => one.id) : [...rulings.keys(), ...customs.keys()]
  const near = nearest(wanted, ids).join(', ')
  return new UsageError(`explain ${wanted}: no ruling, basic rule or case has this id. Nearest: ${near}.`)
}

const named = (ids: readonly string[], { rulings }: Catalogue): readonly Ruling[] =>
  ids.flatMap(id => rulings.get(id) ?? [])

/** The search of the command line. */
export function indexOf({ rulings, documents, topics }: Catalogue, { cases }: Cases): RulingIndex {
  const byRuling = groupByEach(cases, one => one.rulings)
  return rulingIndex([...rulings.values()], {
    documents: documents.map(({ id }) => id),
    topicTitle: topic => topics.get(topic)?.title ?? '',
    cases: ({ id }) => (byRuling.get(id) ?? []).map(({ scenario, rule }) => `${scenario}\n${rule}`).join('\n'),
  })
}

/** All that is searched of a ruling, in lower case. */
export const textOf = ({ id, entry, summary, cards }: Ruling): string =>
  [id, entry, summary, ...cards].join(' ').toLowerCase()
