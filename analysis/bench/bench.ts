import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownFeatures, suiteOf } from '../../runner/features.ts'
import type { Suite } from '../../steps/suite/case.ts'
import { keyOf } from '../../steps/suite/readings.ts'
import { budget as perMutant } from '../strength/measure.ts'
import { type Budget, judged, type Measured, median, unmeasured } from './budget.ts'
import { measureNode, type Taken } from './child.ts'
import { coldStart } from './cold-start.ts'
import { command, type Setting, served } from './commands.ts'
import { writeCopies } from './copies.ts'
import { writeEmptySteps } from './empty-steps.ts'
import { millisecondsPerCase } from './one-case.ts'
import { oneImpact } from './one-impact.ts'
import { oneMutant } from './one-mutant.ts'
import { pageSize } from './page-size.ts'
import { medians, type Pair, pairs, ratios, wall } from './pairs.ts'
import { type Profile, profileOf } from './profile.ts'
import { sideBySide } from './side-by-side.ts'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** Rounds over the whole suite that the median of one case is taken from. */
const rounds = 5

/** Its folder is removed at the end. */
interface Bench extends Setting {
  readonly runs: number
  /** A pair of runs: half the features once, and ten times over. Made when first asked for. */
  tenfold?: Promise<readonly (readonly [Taken, Taken])[]>
}

type Measure = (bench: Bench) => Promise<Measured>

type Promised = Pick<Budget, 'what' | 'budget' | 'unit'>

interface Line extends Promised {
  readonly measure: Measure
}

const lines: readonly Line[] = [
  { what: 'whole suite', budget: 8, unit: 's', measure: ({ folder, runs }) => wall(runs, () => play(folder)) },
  { what: 'whole suite, against Cucumber with empty steps', budget: 1.2, unit: '×', measure: againstEmptySteps },
  { what: 'whole suite over stdio, against in-process', budget: 1.6, unit: '×', measure: overStdio },
  { what: 'four jobs of a slow engine, against one', budget: 0.6, unit: '×', measure: sideBySide },
  { what: 'one case outside Cucumber, median', budget: 0.25, unit: 'ms', measure: oneCase },
  { what: '10 × the cases: time', budget: 11, unit: '×', measure: tenfoldTime },
  { what: '10 × the cases: memory', budget: 1.6, unit: '×', measure: tenfoldMemory },
  { what: "cold start to the first result, against Cucumber's empty run", budget: 1.1, unit: '×', measure: coldStart },
  { what: 'one changed law of `strength`, processor', budget: perMutant, unit: 's', measure: oneMutant },
  { what: 'impact of a proposal, against a run of the suite', budget: 2, unit: '×', measure: oneImpact },
  {
    what: 'the page of the playground with all cases and cards, compressed',
    budget: 1.5,
    unit: 'MiB',
    measure: one => pageSize({ ...one, command }),
  },
]

/** A measurement, and its limit. */
export const promises: readonly Promised[] = lines.map(({ measure: _, ...promised }) => promised)

/** Measures these budgets, one after the other, and profiles what is missed; `tell` hears what is being measured. */
export async function bench(
  runs: number,
  wanted: readonly Promised[],
  tell: (what: string) => void,
): Promise<{ readonly budgets: readonly Budget[]; readonly profiles: readonly Profile[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'stccg-bench-'))
  const budgets: Budget[] = []
  try {
    const all: Bench = { suite: suiteOf(undefined), runs, folder }
    for (const { measure, ...promised } of lines.filter(({ what }) => wanted.some(one => one.what === what))) {
      tell(promised.what)
      const result = measure(all).then(
        measured => judged({ ...promised, runs }, measured),
        error => unmeasured({ ...promised, runs }, error),
      )
      budgets.push(await result)
    }
    const profiles: Profile[] = []
    for (const course of new Set(budgets.flatMap(({ course = [] }) => course))) {
      tell(`where the time goes in ${course}`)
      profiles.push(await profileOf(course, all))
    }
    return { budgets, profiles }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const play = (folder: string, ...options: readonly string[]): Promise<Taken> =>
  measureNode([command, 'run', '--out', join(folder, 'out'), ...options])

/** By a tag expression each: the cases of every ruleset, and no alternatives, which the suite does not play, either. */
function passes({ cases, alternatives }: Suite): readonly string[] {
  const readings = alternatives.flatMap(({ reading }) => (reading ? `@reading=${keyOf(reading)}` : []))
  const others = [...new Set(readings)].map(tag => ` and not ${tag}`).join('')
  return [...new Set(cases.map(one => one.ruleset))].map(ruleset => `@${ruleset}${others}`)
}

/** Either side writes the results for machines: `conformance.json`, Cucumber's messages. */
async function againstEmptySteps({ folder, suite, runs }: Bench): ReturnType<Measure> {
  const support = join(folder, 'empty-steps.mjs')
  writeEmptySteps(support)
  const register = ['--import', path('../../bin/register.js')]
  const args = [...register, path('./empty-run.js'), support, ownFeatures(), join(folder, 'messages'), ...passes(suite)]
  const taken = await pairs(
    runs,
    () => play(folder, '--report', 'json'),
    () => measureNode(args),
  )
  const [ours, theirs] = medians(taken)
  const cases = Number(taken[0]?.[1].stdout)
  const { totals } = JSON.parse(readFileSync(join(folder, 'out', 'conformance.json'), 'utf8'))
  if (cases !== totals.cases)
    throw new Error(`Cucumber played ${cases} scenarios with empty steps, the run ${totals.cases}.`)
  const [busy, idle] = medians(taken, 'processor')
  const figures = {
    cases,
    'suite ms': ours,
    'empty steps ms': theirs,
    'suite processor ms': busy,
    'empty steps processor ms': idle,
  }
  return { measured: ours / theirs, single: ratios(taken), figures, course: 'the whole suite in one process' }
}

async function overStdio({ folder, runs }: Bench): ReturnType<Measure> {
  const stdio = (): Promise<Taken> => play(folder, '--engine', served)
  // Either side takes so long that two runs are enough.
  const taken = await pairs(Math.min(runs, 2), stdio, () => play(folder, '--jobs', '1'))
  const [ours, theirs] = medians(taken)
  const figures = { 'stdio ms': ours, 'in-process ms': theirs }
  return {
    measured: ours / theirs,
    single: ratios(taken),
    figures,
    course: 'the whole suite over stdio, on the side of the runner',
  }
}

async function oneCase({ suite }: Bench): ReturnType<Measure> {
  const taken = [...(await millisecondsPerCase(suite, rounds))].sort((a, b) => a - b)
  const slow = taken[Math.floor(taken.length * 0.95)] ?? Number.NaN
  const figures = { 'cases played': taken.length, 'slowest 5 % from ms': slow }
  return { measured: median(taken), figures, course: 'the whole suite in one process' }
}

async function tenfoldTime(all: Bench): ReturnType<Measure> {
  const taken = await tenfold(all)
  const [ten, one] = medians(taken)
  return { measured: ten / one, single: ratios(taken), figures: { 'once ms': one, 'tenfold ms': ten } }
}

async function tenfoldMemory(all: Bench): ReturnType<Measure> {
  const taken = await tenfold(all)
  const [ten, one] = medians(taken, 'kibibytes')
  return {
    measured: ten / one,
    single: ratios(taken, 'kibibytes'),
    figures: { 'once MiB': one / 1024, 'tenfold MiB': ten / 1024 },
  }
}

function tenfold(all: Bench): Promise<readonly Pair[]> {
  all.tenfold ??= (() => {
    const [once, ten] = [join(all.folder, 'once'), join(all.folder, 'tenfold')]
    const half = all.suite.features.filter((_, at) => at % 2 === 0)
    writeCopies(half, 1, once)
    writeCopies(half, 10, ten)
    // Ten times half the suite is long enough to be measured once.
    return pairs(
      1,
      () => play(all.folder, '--features', ten),
      () => play(all.folder, '--features', once),
    )
  })()
  return all.tenfold
}
