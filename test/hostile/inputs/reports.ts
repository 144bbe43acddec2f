import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { diff } from '../../../analysis/diff.ts'
import { unshown } from '../../../analysis/diff-gate.ts'
import { engineImpact } from '../../../analysis/impact/engines.ts'
import { joined, partOf } from '../../../analysis/sweeps/part.ts'
import { loadCatalogue } from '../../../catalogue/catalogue.ts'
import { diffHtml } from '../../../reports/diff/page.ts'
import { diffMarkdown, diffText } from '../../../reports/diff/text.ts'
import { lawBook } from '../../../reports/fixture/law.ts'
import { conformance } from '../../../reports/fixture/result.ts'
import { json } from '../../../reports/json.ts'
import { readEach, readReport } from '../../../reports/read-report.ts'
import type { CaseResult, Conformance } from '../../../reports/result.ts'
import { histories, readReports } from '../../../reports/site/histories.ts'
import { readStrength } from '../../../reports/site/read-strength.ts'
import { renderSite } from '../../../reports/site/site.ts'
import { mergeShards } from '../../../runner/merge/merge.ts'
import { shardsOf } from '../../../runner/merge/shards.ts'
import { withDefaults } from '../../../runner/options.ts'
import { playSuite } from '../../../runner/play-suite.ts'
import type { Verdict } from '../../../steps/judge/verdict.ts'
import type { Case, Suite } from '../../../steps/suite/case.ts'
import { loadSuite } from '../../../steps/suite/load-suite.ts'
import { temporaryFolder } from '../../fixture/temporary.ts'
import { captured } from '../captured.ts'
import { escaped, type Input, type Read } from './input.ts'
import { mutatedJson } from './mutations.ts'

const whole = conformance(1)
/** What the only shard of a sweep found. */
const part = partOf(
  'strength --narrow',
  { topic: ['stopped'] },
  { index: 1, count: 1 },
  { pieces: ['stopped', 'docking'], found: new Map([['stopped', [{ readings: [], unasked: 2 }]]]) },
)
const small = { ...whole, cases: whole.cases.slice(0, 4) }
/** The report as it is written, as a value. */
const written = (result: Conformance): object => JSON.parse(json(result))

/** What is read is compared both ways, and shown. */
function compared({ file }: { readonly file: string }): Read {
  const { result } = readReport(file)
  for (const [before, after] of [
    [small, result],
    [result, small],
  ] as const) {
    const difference = diff(before, after)
    diffText(difference)
    diffMarkdown(difference)
    diffHtml(difference, { before, after })
    unshown(before, after, difference, new Set())
  }
  return { verdict: 'compared' }
}

/** A case of which a proposal makes something else, and on what board it ends then. */
const failed = whole.cases.find(one => one.after && one.outcome === 'pass')!
const ending = { ...failed, outcome: 'fail', steps: failed.steps.map(step => ({ ...step, outcome: 'fail' })) }
const flipped = { id: ending.id, steps: ending.steps.map(() => ({ operation: { op: 'none' } })) } as unknown as Case

/** What an engine would have to change is found out from what it did. */
function weighed({ file }: { readonly file: string }): Read {
  const { result } = readReport(file)
  const proposed = new Map([[ending.id, { steps: ['fail'], after: failed.after } as unknown as Verdict]])
  const suite = { digest: result.suite.digest } as unknown as Suite
  const found = engineImpact(result, { suite, ruleset: ending.ruleset, flips: [flipped], proposed, adopted: [flipped] })
  return { verdict: found.mended.length ? 'mended' : 'unknown' }
}

function shown({ file }: { readonly file: string }): Read {
  renderSite({ law: lawBook(), engines: histories(readReports([file])) })
  return { verdict: 'shown' }
}

const marked = [new URL('../features/marked.feature', import.meta.url).pathname]
const shards: Conformance[] = []
for (const index of [1, 2]) {
  const out = temporaryFolder('stccg-shard-')
  const options = withDefaults({ features: marked, shard: { index, count: 2 }, out, report: [] })
  shards.push((await captured(() => playSuite(options))).result)
  rmSync(out, { recursive: true, force: true })
}

/** The first shard is mutated, and the second one is as it was written. */
async function merged({ file }: { readonly file: string }): Promise<Read> {
  const other = join(dirname(file), 'other.json')
  writeFileSync(other, json(shards[1]!))
  const whole = { suite: loadSuite(marked), catalogue: loadCatalogue() }
  const { complete } = await mergeShards(shardsOf(readEach([file, other], readReport)), whole)
  return { verdict: complete ? 'merged' : 'merged in part' }
}

/** A report is mutated, and half of it stands in another file, which is no JSON: both are told, or the half alone. */
function bothRead({ file, bytes }: { readonly file: string; readonly bytes: Buffer }): Read {
  const half = join(dirname(file), 'half.json')
  writeFileSync(half, Buffer.concat([Buffer.from('half: '), bytes.subarray(0, bytes.length / 2)]))
  readEach([file, half], readReport)
  return { verdict: 'read' }
}

const numbers = { mutants: 2, killed: 1, killedElsewhere: 1, survived: 0, score: 100 }
const strength = {
  ...numbers,
  documents: [{ document: 'waits', ...numbers }],
  topics: [{ topic: 'waiting', ...numbers }],
  rulings: [{ ruling: 'w-waiting-01', ruleset: 'patient', fate: 'killed', by: 'w-waiting-01/it-waits@patient' }],
}

const names = (file: string): RegExp => new RegExp(`^${escaped(file)} \\S`)

/** What `run` and `strength` wrote, given to commands that read it. */
export const reportInputs: readonly Input[] = [
  {
    name: 'reports to compare',
    file: 'conformance.json',
    mutated: mutatedJson(written(small)),
    read: compared,
    place: names,
  },
  {
    name: 'reports to weigh',
    file: 'conformance.json',
    mutated: mutatedJson(written({ ...whole, cases: [ending as CaseResult] })),
    read: weighed,
    place: names,
  },
  {
    name: 'reports to show',
    file: 'conformance.json',
    mutated: mutatedJson(written(whole)),
    read: shown,
    place: names,
  },
  {
    name: 'shards to merge',
    file: 'conformance.json',
    mutated: mutatedJson(shards[0]),
    read: merged,
    place: file => new RegExp(`${escaped(file)}\\b`),
  },
  {
    name: 'shards of a sweep',
    file: 'part.json',
    mutated: mutatedJson(part),
    read: ({ file }) => ({ verdict: `${joined([file], [part.sweep]).found.length} found` }),
    place: file => new RegExp(`^${escaped(file)}`),
  },
  {
    name: 'two damaged reports',
    file: 'conformance.json',
    mutated: mutatedJson(small),
    read: bothRead,
    place: file => new RegExp(`^${escaped(join(dirname(file), 'half.json'))} \\S`, 'm'),
  },
  {
    name: 'strength',
    file: 'strength.json',
    mutated: mutatedJson(strength),
    read: ({ file }) => ({ verdict: `${readStrength(file).mutants} mutants` }),
    place: names,
  },
]
