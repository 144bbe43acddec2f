import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { expect } from 'chai'
import { stringify } from 'yaml'
import { readBaseline } from '../analysis/baseline/baseline.ts'
import { diff } from '../analysis/diff.ts'
import { readProposal } from '../analysis/impact/proposal.ts'
import { trace } from '../analysis/trace/trace.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { diffMarkdown, diffText } from '../reports/diff/text.ts'
import { conformance } from '../reports/fixture/result.ts'
import { json } from '../reports/json.ts'
import { readReport } from '../reports/read-report.ts'
import type { Suite } from '../steps/suite/case.ts'
import * as fc from './fixture/fc.ts'
import { garbled, spoilt } from './fixture/malformed.ts'
import { temporaryFolder } from './fixture/temporary.ts'

const folder = temporaryFolder('malformed-')
const file = join(folder, 'given')

/** How many malformed files each reader is given. */
const wanted = 100

/** Reads texts until so many were refused, for each seed: each with one clear message that names the file, and nothing written. */
function refuses(texts: fc.Arbitrary<string>, read: () => unknown, place: RegExp): void {
  for (const drawn of fc.samples(texts, wanted * 3)) refusesOf(drawn, read, place)
}

function refusesOf(texts: readonly string[], read: () => unknown, place: RegExp): void {
  let refused = 0
  for (const text of texts) {
    writeFileSync(file, text)
    const error = faultOf(read)
    if (error) {
      expect(['UsageError', 'ReportError'], `${error.stack} of ${JSON.stringify(text)}`).to.include(error.name)
      expect(error.message)
        .to.match(place)
        .and.not.match(/^\s+at .+:\d+:\d+|undefined|\[object/m)
      expect(error.message.replace(/[\n\t]/g, ''), 'holds no control characters').not.to.match(/\p{Cc}/u)
      refused += 1
    }
    if (refused === wanted) break
  }
  expect(refused).to.equal(wanted)
  expect(readdirSync(folder)).to.deep.equal(['given'])
}

function faultOf(read: () => unknown): Error | undefined {
  try {
    read()
    return undefined
  } catch (error) {
    return error as Error
  }
}

const line = new RegExp(`^${file.replaceAll('\\', '\\\\')}:[1-9]\\d*: .`)
const report = conformance(1)
const suite = { cases: report.cases.map(({ id, rulings }) => ({ id, rulings })) } as unknown as Suite

const entries = [
  ...report.cases.slice(0, 3).map(one => ({ case: one.id, reason: 'It fails.', until: '2030-01-31' })),
  { ruling: report.cases[0]!.rulings[0]!, reason: 'So does this.' },
]

test(`${wanted} malformed baselines`, () => {
  const texts = fc.oneof(
    spoilt(entries).map(value => stringify(value)),
    garbled(stringify(entries)),
  )
  refuses(texts, () => readBaseline(file, suite), line)
})

const catalogue = loadCatalogue()
const proposal = {
  title: 'Equipment never stops',
  reason: 'Simpler.',
  base: '1e-2014',
  changes: [
    { adopt: '2eS-stopped-20', from: '2e', 'in place of': ['1eS-stopped-33', '1eS-stopped-34'] },
    { repeal: '1eS-stopped-35' },
  ],
}

test(`${wanted} malformed proposals`, () => {
  const texts = fc.oneof(
    spoilt(proposal).map(value => stringify(value)),
    garbled(stringify(proposal)),
  )
  refuses(texts, () => readProposal(file, () => catalogue), line)
})

const small = { ...report, cases: report.cases.slice(0, 4) }

/** What is read can be compared and traced, whatever it says. */
function use(): void {
  const { result } = readReport(file)
  for (const difference of [diff(small, result), diff(result, small)]) {
    diffText(difference)
    diffMarkdown(difference)
  }
  trace(catalogue, { ...suite, features: [] } as unknown as Suite, new Map(result.cases.map(one => [one.id, one])))
}

test(`${wanted} malformed reports`, () => {
  const texts = fc.oneof(
    spoilt(JSON.parse(json(small))).map(value => JSON.stringify(value)),
    garbled(json(small)),
  )
  refuses(texts, use, new RegExp(`^${file.replaceAll('\\', '\\\\')} is no conformance\\.json: .`))
})

test('what the readers are given is well-formed before it is spoilt', () => {
  const readers = [
    [stringify(entries), () => readBaseline(file, suite)],
    [stringify(proposal), () => readProposal(file, () => catalogue)],
    [json(small), use],
  ] as const
  for (const [text, read] of readers) {
    writeFileSync(file, text)
    expect(faultOf(read), readFileSync(file, 'utf8').slice(0, 200)).to.equal(undefined)
  }
})
