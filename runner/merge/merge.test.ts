import { before, describe, it } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { expect } from 'chai'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import type { ShardLine } from '../../reports/lines.ts'
import type { ReadReport } from '../../reports/read-report.ts'
import type { Conformance } from '../../reports/result.ts'
import * as fc from '../../test/fixture/fc.ts'
import { temporaryFolder } from '../../test/fixture/temporary.ts'
import { selectionOf } from '../as-asked.ts'
import { suiteOf } from '../features.ts'
import { withDefaults } from '../options.ts'
import { playSuite } from '../play-suite.ts'
import { casesOfShard, shardLine } from '../shard/shard.ts'
import { mergeShards } from './merge.ts'
import { shardsOf } from './shards.ts'

const suite = suiteOf(undefined)
const catalogue = loadCatalogue()
/** Large enough for many shards, and some of its cases hang on open questions. */
const topic = ['stopped']
const out = temporaryFolder('stccg-merge-')

let whole: Conformance
before(async () => {
  whole = await playSuite(withDefaults({ out, topic, report: [] }))
})

/** What a shard would have reported of the whole. */
function cut(index: number, count: number): ReadReport {
  const selected = suite.cases.filter(({ id }) => whole.cases.some(one => one.id === id))
  const own = new Set(casesOfShard(selected, { index, count }).map(({ id }) => id))
  const shard = shardLine({ index, count }, selected, { rulesets: whole.rulesets as string[] })
  const selection = selectionOf(withDefaults({ topic, shard: { index, count } }))
  const readings = whole.readings?.filter(line => line.cases.some(id => own.has(id))) ?? []
  const cases = whole.cases.filter(({ id }) => own.has(id))
  return { file: `${index}.json`, digest: String(index), result: { ...whole, selection, shard, readings, cases } }
}

const cutAll = (count: number): readonly ReadReport[] => Array.from({ length: count }, (_, at) => cut(at + 1, count))
const mergeAll = (reports: readonly ReadReport[]) => mergeShards(shardsOf(reports), { suite, catalogue })

/** A report that says something else. */
const changed = (report: ReadReport, change: Partial<Conformance>): ReadReport => ({
  ...report,
  result: { ...report.result, ...change },
})
const withShard = (report: ReadReport, change: Partial<ShardLine>): ReadReport =>
  changed(report, { shard: { ...report.result.shard!, ...change } })

describe('merging', () => {
  it('makes the same of any number of shards in any order: the whole', async () => {
    const given = fc
      .integer({ min: 1, max: 9 })
      .chain(count => fc.shuffledSubarray([...cutAll(count)], { minLength: count, maxLength: count }))
    const property = fc.asyncProperty(given, async reports => {
      const merged = await mergeAll(reports)
      const [one, other] = [merged, whole].map(run => ({ ...run, milliseconds: 0 }))
      // Much faster than to look for what differs.
      if (!isDeepStrictEqual(one, other)) expect(one).to.deep.equal(other)
      expect(Object.keys(merged)).to.deep.equal(Object.keys(whole))
    })
    await fc.assert(property, { numRuns: 8 })
  })

  it('is incomplete when a shard was cut short', async () => {
    const [one, two] = cutAll(2) as [ReadReport, ReadReport]
    const short = changed(two, { complete: false, cases: two.result.cases.slice(1) })
    const merged = await mergeAll([short, one])
    expect(merged.complete).to.equal(false)
    expect(merged.totals.cases).to.equal(whole.cases.length - 1)
  })

  const suiteOther = { version: '9', digest: 'f'.repeat(64), protocol: '1.0' }
  const engineOther = { name: 'Another engine', version: '1', command: 'x' }
  const refused: readonly (readonly [string, (all: readonly ReadReport[]) => readonly ReadReport[], RegExp])[] = [
    ['no report', () => [], /name the conformance\.json of every shard/],
    ['a report of a whole run', ([a]) => [changed(a!, { shard: undefined as never })], /^1\.json is not a shard/],
    [
      'two reports of whole runs, by both names',
      all => all.map(one => changed(one, { shard: undefined as never })).slice(1),
      /(?=[\s\S]*\b2\.json is not a shard)[\s\S]*\b3\.json is not a shard/,
    ],
    [
      'a missing shard',
      ([a, , c]) => [c!, a!],
      /^Of 3 shards 1 is missing: 2\. There are 1\.json \(1\), 3\.json \(3\)/,
    ],
    ['two missing shards', ([, b]) => [b!], /^Of 3 shards 2 are missing: 1, 3\. There is 2\.json \(2\)/],
    [
      'millions of missing shards',
      ([a]) => [withShard(a!, { count: 2_000_000 })],
      /1999999 are missing: 2, .*, 11 and 1999989 more/,
    ],
    [
      'a shard twice',
      ([a, b, c]) => [a!, b!, { ...b!, file: 'b.json' }, c!],
      /^2\.json and b\.json are both shard 2 of 3/,
    ],
    ['a file twice', ([a, b, c]) => [a!, b!, b!, c!], /^2\.json is given twice\. Leave one out\.$/],
    [
      'another suite',
      ([a, b, c]) => [a!, changed(b!, { suite: suiteOther }), c!],
      /^1\.json and 2\.json are not shards of one run: suite is .* in the first, 9, digest ffffffffffff/,
    ],
    [
      'another engine',
      ([a, b, c]) => [c!, b!, changed(a!, { engine: engineOther })],
      /^1\.json and 2\.json .*: engine is Another engine 1 in the first/,
    ],
    [
      'another selection',
      ([a, b, c]) => [a!, b!, changed(c!, { selection: { shard: '3/3' } })],
      /^1\.json and 3\.json .*: selection is topic .* in the first, everything in the second/,
    ],
    [
      'another number of shards',
      ([a, b]) => [a!, withShard(b!, { count: 2 })],
      /number of shards is 3 in the first, 2/,
    ],
    ['other cases selected', ([a, b, c]) => [a!, withShard(b!, { of: 'x' }), c!], /cases selected is/],
    [
      'an engine that declares less',
      ([a, b, c]) => [a!, b!, withShard(c!, { can: {} })],
      /what the engine declares is/,
    ],
    ['a shard beyond the last', ([a]) => [withShard(a!, { index: 4 })], /^1\.json says that it is shard 4 of 3/],
    [
      'a case in two shards',
      ([a, b, c]) => [a!, changed(b!, { cases: [...b!.result.cases, a!.result.cases[0]!] }), c!],
      /^1\.json and 2\.json both have the case "/,
    ],
    [
      'missing cases',
      ([a, b, c]) => [a!, changed(b!, { cases: b!.result.cases.slice(1) }), c!],
      /^The shards have not the cases that were selected: \d+ cases instead of \d+.*2\.json \(\d+\)/,
    ],
  ]
  for (const [what, reports, message] of refused)
    it(`refuses ${what}, whatever the order`, () => {
      const given = reports(cutAll(3))
      expect(() => shardsOf(given)).to.throw(message)
      expect(() => shardsOf(given.toReversed())).to.throw(message)
    })

  it('refuses another suite than was played', async () => {
    const refusal = await mergeShards(shardsOf(cutAll(2)), {
      suite: { ...suite, digest: 'e'.repeat(64) },
      catalogue,
    }).catch(e => e)
    expect(String(refusal)).to.match(/1\.json: version .* but the suite here has eeeeeeeeeeee\. Merge with the same/)
  })
})
