import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import type { ExploredReport } from '../../analysis/explore/tell.ts'
import { drawnByLot } from '../../test/fixture/drawn.ts'
import { patient, vain } from '../../test/fixture/patient.ts'
import { temporaryFolder } from '../../test/fixture/temporary.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const bin = here('../../bin/stccg-conformance.js')
const folder = temporaryFolder('stccg-explore-')

function exploring(...options: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'explore', '--out', folder, ...options], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const report = (): ExploredReport => JSON.parse(readFileSync(join(folder, 'explored.json'), 'utf8'))

const engine = (name: string, ...options: readonly string[]): string =>
  ['node', here(`../../examples/engines/wrong/${name}.js`), ...options, 'node', bin, 'serve']
    .map(w => `"${w}"`)
    .join(' ')

/** What is wrong with each, and the kind of difference that shows it. */
const wrong: readonly (readonly [name: string, kinds: readonly string[], ...options: readonly string[]])[] = [
  ['accepts-everything', ['ruling', 'custom', 'named']],
  ['refuses-everything', ['ruling', 'custom', 'named']],
  ['ignores-stopped', ['ruling', 'named']],
  ['plays-another-ruleset', ['ruling', 'custom', 'named'], '--as', '1e-1996'],
  ['tells-without-doing', ['ruling', 'custom', 'named']],
  ['holds-itself', ['broken', 'nondeterministic']],
  ['never-stops-asking', ['broken', 'nondeterministic']],
  ['dies', ['broken', 'nondeterministic']],
  ['hangs', ['broken', 'nondeterministic']],
  ['prints-rubbish', ['broken', 'nondeterministic']],
  ['answers-misshapen', ['broken', 'nondeterministic']],
  ['answers-wrong-id', ['broken', 'nondeterministic']],
  ['long-line', ['broken', 'nondeterministic']],
  ['speaks-first', ['broken', 'nondeterministic']],
]

describe('explore against engines that are wrong on purpose', () => {
  for (const [name, kinds, ...options] of drawnByLot(wrong, 8, { what: 'wrong engines', nameOf: ([name]) => name }))
    it(`finds what is wrong with ${name}`, () => {
      const played = [
        '--engine',
        engine(name, ...options),
        '--ruleset',
        '1e-2014',
        '--ruling',
        '1eS-stopped',
        '--max',
        '1',
      ]
      const { status, stderr } = exploring(
        ...played,
        '--games',
        '600',
        '--timeout',
        String(name === 'hangs' ? vain.timeout : patient.timeout),
      )
      const found = report().findings.filter(({ kind }) => kinds.includes(kind))
      expect(found, stderr).to.have.length.of.at.least(1)
      expect(status).to.equal(1)
    })
})

describe('explore', () => {
  it('says what cannot be meant, and the nearest thing that can', () => {
    const cases: readonly (readonly [options: readonly string[], says: RegExp])[] = [
      [['--topic', 'beeming'], /there is no such topic. Nearest: .*beaming/],
      [['--ruling', '1eS-stoped'], /there is no such ruling. Nearest: .*1eS-stopped/],
      [['--card', 'Dataa'], /there is no such card. Nearest: .*Data/],
      [['--between', '1e-2014'], /--between takes two rulesets/],
      [['--between', '1e-2014,1e-2024'], /There is no ruleset "1e-2024"/],
      [['--self', '--engine', 'x'], /exclude each other/],
      [['--replay', join(folder, 'nowhere.json')], /the file cannot be read \(ENOENT\)/],
      [['--seed', 'x'], /It is a whole number from 1/],
      [['--minutes', '-1'], /It is a number of minutes/],
    ]
    for (const [options, says] of cases) {
      const { status, stderr } = exploring(...options)
      expect(stderr).to.match(says)
      expect(status).to.equal(2)
    }
  })

  it('takes no file for a replay that is none', () => {
    const file = join(folder, 'other.json')
    const script = { ruleset: '1e-2014', given: [], moves: [] }
    const wrong: readonly unknown[] = [
      null,
      {},
      { script: { ...script, ruleset: '__proto__' } },
      { script: { ...script, given: [{ op: 'has' }] } },
      { script: { ...script, moves: [null] } },
      { script: { ...script, moves: [{ op: 'value', values: [] }] } },
    ]
    for (const finding of wrong) {
      writeFileSync(file, JSON.stringify({ findings: [{ script }, finding] }))
      const { status, stdout, stderr } = exploring('--replay', file)
      expect({ status, stdout }, stderr).to.deep.equal({ status: 2, stdout: '' })
      expect(stderr).to.match(/: finding 2 cannot be played again\. It is the explored\.json of an exploration\.\n$/)
    }
  })

  it('takes what shards found, one of which may have found nothing', () => {
    const [none, some] = ['none.json', 'some.json'].map(name => join(folder, name)) as [string, string]
    writeFileSync(none, JSON.stringify({ findings: [] }))
    expect(exploring('--self', '--replay', none).stderr).to.match(/there are no findings in it/)
    const script = { ruleset: '1e-2014', given: [], moves: [] }
    writeFileSync(some, JSON.stringify({ findings: [{ script }] }))
    const { status, stderr } = exploring('--self', '--replay', `${none},${some}`)
    expect(status, stderr).to.equal(0)
  })

  it('says what a difference between laws rests on', () => {
    const { status } = exploring('--between', '1e-glossary,1e-2014', '--games', '400', '--max', '1')
    expect(status).to.equal(0)
    const { findings } = report()
    expect(findings).to.not.have.length(0)
    for (const { kind, restsOn } of findings)
      if (kind === 'alone') expect(restsOn).to.match(/^ruled in one alone: /)
      else expect(restsOn, kind).to.match(/^(?:contradiction|amendment|card text|open question): ./)
  })
})
