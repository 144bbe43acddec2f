// Lints the corpus and plays the whole suite on the reference engine, in a process beside the tests, which it tells what came of it.
import { lintAll } from '../analysis/lint.ts'
import { withDefaults } from '../runner/options.ts'
import { playSuite } from '../runner/play-suite.ts'
import type { Count } from './fixture/tally.ts'

export interface Checked extends Count {
  /** For whoever reads the end of the tests. */
  readonly lines: readonly string[]
}

function linted(): Checked {
  const problems = lintAll(undefined)
  const lines = [...problems.map(String), `Corpus lint: ${problems.length} problems`]
  return { passed: problems.length ? 0 : 1, failed: problems.length, skipped: 0, lines }
}

/** There every case must pass. */
async function played(): Promise<Checked> {
  const { totals, complete, cases } = await playSuite(withDefaults({ report: [] }))
  const wrong = cases.filter(({ outcome }) => outcome !== 'pass')
  const lines = wrong.map(({ outcome, id, message = '' }) => `${outcome}: ${id}\n  ${message}`)
  const failed = totals.cases - totals.pass + (complete ? 0 : 1)
  const sum = `The suite on the reference engine: ${totals.pass} of ${totals.cases} cases passed`
  return { passed: totals.pass, failed, skipped: 0, lines: [...lines, sum] }
}

process.send?.([linted(), await played()])
