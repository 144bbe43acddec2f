import { create } from 'xmlbuilder2'
import type { Conformance } from '../result.ts'
import { counted, printable } from '../words.ts'
import type { EngineHistory } from './histories.ts'
import type { SiteFile } from './site.ts'

/** The file of the feed within the site. */
export const feedName = 'changes.xml'

/** What is new in a suite against the one before it. */
interface Release {
  readonly result: Conformance
  readonly added: readonly string[]
  readonly gone: readonly string[]
  readonly rulings: readonly string[]
}

/** An Atom feed of what changed from one version of the suite to the next, as far as the reports reach back. */
export function feedFile(engines: readonly EngineHistory[]): SiteFile {
  const results = engines.flatMap(({ runs }) => runs.map(({ result }) => result))
  const releases = releasesIn(results)
  const [updated = undated] = results
    .flatMap(({ date }) => date ?? [])
    .sort()
    .slice(-1)
  const feed = create({ version: '1.0', encoding: 'UTF-8' }).ele('feed', { xmlns: 'http://www.w3.org/2005/Atom' })
  feed.ele('title').txt('Changes of the conformance suite').up().ele('id').txt('urn:stccg-conformance:changes').up()
  feed.ele('updated').txt(updated).up().ele('author').ele('name').txt('stccg-conformance')
  for (const { result, added, gone, rulings } of [...releases].reverse()) {
    const { version, digest } = result.suite
    const entry = feed.ele('entry')
    entry.ele('title').txt(`Suite ${printable(version)}: ${titleOf(rulings, added, gone)}`)
    entry.ele('id').txt(`urn:stccg-conformance:suite:${digest}`)
    entry.ele('updated').txt(result.date ?? undated)
    entry.ele('link', { href: 'index.html' })
    entry.ele('content', { type: 'text' }).txt([...rulings, ...gone.map(id => `gone: ${id}`)].join('\n'))
  }
  return { path: feedName, text: `${feed.end({ prettyPrint: true })}\n` }
}

/** A report that is too old to bear a date. */
const undated = '1970-01-01T00:00:00.000Z'

const titleOf = (rulings: readonly string[], added: readonly string[], gone: readonly string[]): string =>
  [
    `${counted(rulings.length, 'new ruling')}`,
    `${counted(added.length, 'new case')}`,
    ...(gone.length ? [`${counted(gone.length, 'case')} gone`] : []),
  ].join(', ')

/** One for each version of the whole suite after the first, oldest first. */
function releasesIn(results: readonly Conformance[]): readonly Release[] {
  const whole = results.filter(({ selection, complete }) => complete && Object.keys(selection).length === 0)
  const inOrder = whole.toSorted((a, b) => (a.date ?? undated).localeCompare(b.date ?? undated, 'en'))
  const suites = [...new Map(inOrder.map(result => [result.suite.digest, result])).values()]
  return suites.slice(1).map((result, index) => {
    const before = suites[index]!
    const [old, now] = [idsOf(before), idsOf(result)]
    const known = new Set(before.cases.flatMap(one => one.rulings))
    return {
      result,
      added: [...now].filter(id => !old.has(id)),
      gone: [...old].filter(id => !now.has(id)),
      rulings: [...new Set(result.cases.flatMap(one => one.rulings))].filter(id => !known.has(id)).sort(),
    }
  })
}

const idsOf = ({ cases }: Conformance): ReadonlySet<string> => new Set(cases.map(({ id }) => id))
