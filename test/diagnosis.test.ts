import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { diagnosed } from '../analysis/diagnosis/diagnosed.ts'
import { wrong } from '../examples/engines/fixtures/right-engine.ts'
import { withDefaults } from '../runner/options.ts'
import { playSuite } from '../runner/play-suite.ts'
import { patient, vain } from './fixture/patient.ts'
import { temporaryFolder } from './fixture/temporary.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const out = temporaryFolder('stccg-diagnosis-')

const right = [process.execPath, here('../bin/stccg-conformance.js'), 'serve']
const quoted = (word: string): string => `"${word.replace(/(["\\])/g, '\\$1')}"`

async function diagnosisOf(name: string, options: readonly string[], run: object) {
  const engine = wrong(name, ...options, ...right)
    .map(quoted)
    .join(' ')
  const { diagnosis, totals } = await playSuite(withDefaults({ engine, out, report: [], ...patient, ...run }), {
    diagnose: diagnosed,
  })
  return { totals, diagnosis: diagnosis ?? expect.fail('nothing failed') }
}

const stopped = { topic: ['stopped'], ruleset: ['1e-2014'] }
const fixture = { features: [here('../examples/engines/exam')] }

const engines: readonly (readonly [name: string, options: string[], run: object, says: RegExp])[] = [
  ['ignores-stopped', [], stopped, /^"stopped" has no effect on cards that are so\.$/],
  ['refuses-everything', [], stopped, /^It refuses every act: [\d,]+ were asked for\.$/],
  ['refuses-everything', ['--on', 'beam'], stopped, /^It refuses every `beam`\.$/],
  ['accepts-everything', [], stopped, /^It never refuses an act: [\d,]+ were asked for\.$/],
  [
    'plays-another-ruleset',
    ['--as', '1e-1996', '--under', '1e-2014'],
    stopped,
    /^It plays 1e-1996 "stopped" under 1e-2014\.$/,
  ],
  ['dies', [], fixture, /^It ends when it is asked to act beam\.$/],
  ['hangs', [], { ...fixture, ...vain }, /^It does not answer in time when it is asked to act beam\.$/],
  ['prints-rubbish', [], fixture, /^It answers with an error when it is asked to act beam\.$/],
]

for (const [name, options, run, says] of engines)
  test(`${[name, ...options].join(' ')}: the first explanation says what is wrong`, async () => {
    const { diagnosis, totals } = await diagnosisOf(name, options, run)
    const [first] = diagnosis.explanations
    expect(first?.says).to.match(says)
    expect(diagnosis.failures).to.equal(
      totals.fail + totals.unproven + totals['engine-error'] + totals.timeout + totals.crash,
    )
    expect(first!.explains.length / diagnosis.failures).to.be.above(0.9)
    expect(first!.against).to.deep.equal([])
  })
