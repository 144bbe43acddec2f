import { readFileSync } from 'node:fs'
import type { Conformance } from '../../../reports/result.ts'
import { printable } from '../../../reports/words.ts'
import { type RunOptions, withDefaults } from '../../../runner/options.ts'
import { playSuite } from '../../../runner/play-suite.ts'
import { compileCases } from '../../../steps/suite/compiled.ts'
import { loadSuite } from '../../../steps/suite/load-suite.ts'
import { good } from '../../fixture/workplace.ts'
import { escaped, type Input, type Read } from './input.ts'
import { mutatedJson, mutatedText } from './mutations.ts'

const marked = new URL('../features/marked.feature', import.meta.url)

/** What comes of a suite on the reference engine. A failure of the suite itself is one of ours, but where it is the scenario's. */
async function played(options: Partial<RunOptions>, { file }: { readonly file: string }): Promise<Read> {
  const out = `${file}.out`
  const { cases, broken = [] }: Conformance = await playSuite(withDefaults({ ...options, out, report: [] }))
  for (const { outcome, message = '', id } of cases)
    if (outcome === 'suite-error' && message.startsWith('The suite itself')) throw new Error(`${id}: ${message}`)
  const outcomes = [...new Set(cases.map(one => one.outcome))]
  return {
    verdict: outcomes.join(', ') || 'broken',
    said: broken.map(({ uri, line, message }) => printable(`${uri}:${line}: ${message}`)),
  }
}

const suite = loadSuite([marked.pathname], { cwd: '/' })
const compiled = compileCases(
  { ...suite, cases: suite.cases.slice(0, 2) },
  { version: '0.1.0', protocol: '1.0', grounds: () => [], textsOf: () => [] },
)

/** What is played. */
export const suiteInputs: readonly Input[] = [
  {
    name: 'features',
    file: 'given.feature',
    mutated: mutatedText(good, readFileSync(marked, 'utf8')),
    read: given => played({ features: [given.file] }, given),
    place: () => /given\.feature(?::\d+)?: \S/,
  },
  {
    name: 'compiled cases',
    file: 'cases.json',
    mutated: mutatedJson(compiled),
    read: given => played({ cases: given.file }, given),
    place: file => new RegExp(`^${escaped(file)}: \\S`),
  },
]
