import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { run as runTests } from 'node:test'
import { spec } from 'node:test/reporters'
import { writeMain } from '../analysis/bench/bundle.ts'
import { lintAll } from '../analysis/lint.ts'
import { withDefaults } from '../runner/options.ts'
import { playSuite } from '../runner/play-suite.ts'
import { runFiles } from './fixture/test-files.ts'

interface Count {
  passed: number
  failed: number
  skipped: number
}

/** The tests start the command line hundreds of times; it starts several times as fast from one file that has run before. */
function startFromBundle(): void {
  process.env.STCCG_BUNDLE = writeMain('test')
  const out = mkdtempSync(join(tmpdir(), 'stccg-first-'))
  spawnSync(process.execPath, ['bin/stccg-conformance.js', 'run', '--features', 'test/fixture/engines', '--out', out])
  rmSync(out, { recursive: true, force: true })
}

/** The unit tests of every folder: each file in a process of its own, or several small ones in one; one more than there are cores, for some wait. */
async function unitTests(): Promise<Count> {
  startFromBundle()
  const files = [...runFiles()]
  const count = { passed: 0, failed: 0, skipped: 0 }
  const stream = runTests({ files, concurrency: availableParallelism() + 1 })
  stream.on('test:pass', ({ details, skip }) => {
    if (details.type !== 'suite') count[skip ? 'skipped' : 'passed'] += 1
  })
  stream.on('test:fail', ({ details }) => {
    if (details.type !== 'suite') count.failed += 1
  })
  for await (const text of stream.compose(new spec())) process.stdout.write(text)
  return count
}

function corpusLint(): Count {
  const problems = lintAll(undefined)
  for (const problem of problems) console.log(problem)
  console.log(`Corpus lint: ${problems.length} problems`)
  return { passed: problems.length ? 0 : 1, failed: problems.length, skipped: 0 }
}

/** The whole suite on the reference engine; there every case must pass. */
async function wholeSuite(): Promise<Count> {
  const { totals, complete, cases } = await playSuite(withDefaults({ report: [] }))
  for (const one of cases) if (one.outcome !== 'pass') console.log(`${one.outcome}: ${one.id}\n  ${one.message ?? ''}`)
  const failed = totals.cases - totals.pass + (complete ? 0 : 1)
  console.log(`The suite on the reference engine: ${totals.pass} of ${totals.cases} cases passed`)
  return { passed: totals.pass, failed, skipped: 0 }
}

const counts = [await unitTests(), corpusLint(), await wholeSuite()]
const total = (key: keyof Count): number => counts.reduce((sum, count) => sum + count[key], 0)
console.log(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`)
process.exitCode = total('failed') ? 1 : 0
