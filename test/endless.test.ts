import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import type { Conformance } from '../reports/result.ts'
import { patiently } from './fixture/patient.ts'
import { temporaryFolder } from './fixture/temporary.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const bin = here('../bin/stccg-conformance.js')
const out = temporaryFolder('stccg-endless-')

const engine = (name: string, ...options: readonly string[]): string =>
  ['node', here(`../examples/engines/wrong/${name}.js`), ...options, 'node', bin, 'serve'].map(w => `"${w}"`).join(' ')

/** Seconds of the processor after which a command that has not ended by itself is killed, and has no exit code then. */
const most = 240

/** A command to which a slow machine gives the time that it needs: what is endless is known by counting, and what is not found out uses up the processor. */
function ended(...words: readonly string[]) {
  const command = [process.execPath, bin, ...words, ...patiently]
  const limited = ['sh', ['-c', `ulimit -t ${most}; exec "$@"`, 'sh', ...command]] as const
  const [program, args] = process.platform === 'win32' ? [command[0]!, command.slice(1)] : limited
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' })
  return { status, stdout }
}

const circle = /expected that no card holds itself, but "/
const endless: readonly (readonly [name: string, options: readonly string[], message: RegExp])[] = [
  ['holds-itself', [], circle],
  ['holds-itself', ['--size', '3'], circle],
  [
    'never-stops-asking',
    [],
    /The engine goes on asking, .* 1,000 were passed and Bob is asked once more|as (?:a refusal|observing) changes nothing|as nothing changes when an act is tried/,
  ],
]

for (const [name, options, message] of endless)
  describe([name, ...options].join(' '), () => {
    test('ends a run with errors of the engine', () => {
      const features = here('../examples/engines/exam')
      const { status } = ended(
        'run',
        '--features',
        features,
        '--out',
        out,
        '--report',
        'json,html',
        '--engine',
        engine(name, ...options),
      )
      const { cases, complete } = JSON.parse(readFileSync(join(out, 'conformance.json'), 'utf8')) as Conformance
      expect([status, complete]).to.deep.equal([1, true])
      const wrong = cases.filter(one => one.outcome !== 'pass')
      expect(wrong.map(one => one.outcome)).to.deep.equal(['engine-error', 'engine-error', 'engine-error'])
      for (const one of wrong) expect(one.message).to.match(message)
    })

    test('ends the doctor’s look with something to mend', () => {
      const { status, stdout } = ended('doctor', '--json', '--engine', engine(name, ...options, '--on', 'every'))
      expect(status).to.equal(1)
      const { findings } = JSON.parse(stdout) as { readonly findings: readonly { state: string; seen?: string }[] }
      expect(findings.filter(({ state, seen }) => state === 'mend' && message.test(seen ?? ''))).to.have.length.above(0)
    })
  })
