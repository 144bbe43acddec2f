import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { readReport } from '../reports/read-report.ts'
import type { Conformance } from '../reports/result.ts'
import { good, useWorkplace, write } from './fixture/workplace.ts'

useWorkplace()

const report = (): Conformance => readReport('out').result

/** The sound feature, under another name and ruling, so that its cases are others. */
const other = good.replaceAll('1eS-stopped-06', '1eS-stopped-40')

function play(): { readonly status: number | null; readonly stdout: string } {
  const bin = fileURLToPath(new URL('../bin/stccg-conformance.js', import.meta.url))
  const options = ['run', '--features', 'suite', '--out', 'out', '--ruleset', '1e-glossary']
  return spawnSync(process.execPath, [bin, ...options], { encoding: 'utf8' })
}

const broken: readonly (readonly [what: string, text: string, line: number, message: RegExp, scenario?: string])[] = [
  [
    'a step',
    other.replace('Alice beams', 'Alice beamz'),
    14,
    /^undefined step/,
    'somebody who is not stopped may beam',
  ],
  ['a title', other.replace('| Worf ', '| Wrof '), 13, /^no card "Wrof"/, 'somebody who is not stopped may beam'],
  ['its Gherkin', other.replace('Feature:', 'Future:'), 1, /^not Gherkin/],
  ['a ruling', other.replace('1eS-stopped-40', '1eS-stoped-40'), 3, /^no ruling "1eS-stoped-40"/],
  ['a ruleset', other.replace('@1e-glossary', '@1e-glosary'), 3, /^no ruleset "1e-glosary"/],
]
for (const [what, text, line, message, scenario] of broken)
  test(`a feature in which ${what} is broken is named, and the others are played`, () => {
    write('suite/sound.feature', good)
    write('suite/broken.feature', text)
    const { status, stdout } = play()
    expect(status).to.equal(2)
    const { broken: [first] = [], cases, totals } = report()
    expect(first).to.include({ uri: 'suite/broken.feature', line, ...(scenario ? { scenario } : {}) })
    expect(first?.message).to.match(message)
    expect(cases.map(({ feature }) => feature.uri)).to.deep.equal(['suite/sound.feature'])
    expect(totals.cases).to.equal(1)
    expect(stdout).to.include(`suite/broken.feature:${line}: `).and.include('says nothing of the engine')
    expect(readFileSync('out/conformance.md', 'utf8')).to.include('**Broken:**')
    expect(readFileSync('out/conformance.junit.xml', 'utf8')).to.include('type="broken"')
  })

test('of a feature the sound scenarios are played', () => {
  const [head = '', example = ''] = good.split(/(?= {4}Example:)/)
  const second = example.replace('somebody', 'nobody').replace('Alice beams', 'Alice beamz')
  write('suite/both.feature', `${head}${example}\n${second}`)
  expect(play().status).to.equal(2)
  expect(report().cases.map(({ scenario }) => scenario)).to.deep.equal(['somebody who is not stopped may beam'])
  expect(report().broken?.map(one => one.scenario)).to.deep.equal(['nobody who is not stopped may beam'])
})
