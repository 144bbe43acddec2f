import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import type { Conformance } from '../reports/result.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const bin = here('../bin/stccg-conformance.js')
const out = mkdtempSync(join(tmpdir(), 'stccg-endless-'))
after(() => rmSync(out, { recursive: true, force: true }))

const engine = (name: string, ...options: readonly string[]): string =>
  ['node', here(`../examples/engines/wrong/${name}.js`), ...options, 'node', bin, 'serve'].map(w => `"${w}"`).join(' ')

/** A command that has not ended by itself long after it should have is killed, and has no exit code then. */
function ended(...words: readonly string[]) {
  const { status, stdout } = spawnSync(process.execPath, [bin, ...words], {
    encoding: 'utf8',
    timeout: 120_000,
    killSignal: 'SIGKILL',
  })
  return { status, stdout }
}

const circle = /expected that no card holds itself, but "/
const endless: readonly (readonly [name: string, options: readonly string[], message: RegExp])[] = [
  ['holds-itself', [], circle],
  ['holds-itself', ['--size', '2'], circle],
  ['holds-itself', ['--size', '3'], circle],
  ['never-stops-asking', [], /The engine goes on asking, .* 1,000 were passed and Bob is asked once more/],
]

for (const [name, options, message] of endless)
  describe([name, ...options].join(' '), () => {
    test('ends a run with errors of the engine', () => {
      const features = here('fixture/engines')
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
