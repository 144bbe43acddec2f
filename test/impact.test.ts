import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { temporaryFolder } from './fixture/temporary.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const bin = here('../bin/stccg-conformance.js')
const folder = temporaryFolder('stccg-impact-')
const out = join(folder, 'out')
const sample = here('../docs/proposals/equipment-never-stops.yaml')

/** Changes the smallest of the laws, all scenarios of which are played. */
const small = `title: Equipment stops with its team
reason: As in the First Edition.
base: 2e
changes:
  - adopt: 1eS-stopped-34
    from: 1e-2014
    in place of: [2eS-stopped-20]
`

function written(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

function impact(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'impact', ...args, '--out', out], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('impact', () => {
  test('2 and nothing written, whatever is wrong', () => {
    const broken = written('broken.yaml', readFileSync(sample, 'utf8').replace('2eS-stopped-20', '2eS-stoped-20'))
    const wrong: readonly (readonly [args: readonly string[], sentence: string])[] = [
      [[broken], 'there is no ruling "2eS-stoped-20". Nearest: 2eS-stopped-20'],
      [[join(folder, 'none.yaml')], 'the proposal cannot be read (ENOENT)'],
      [[sample, '--base', '1e-2015'], '--base 1e-2015: there is no such ruleset. Nearest: 1e-2014'],
      [[sample, '--base', '1e-1996'], '1eS-stopped-33 is not in force in 1e-1996'],
      [[sample, '--report', 'htm'], '--report htm: there is no such page.'],
      [[sample, '--engine-report', sample], 'is no conformance.json'],
    ]
    for (const [args, sentence] of wrong) {
      const { status, stderr } = impact(...args)
      expect([status, stderr.includes(sentence)], stderr).to.deep.equal([2, true])
    }
    expect(existsSync(out)).to.equal(false)
  })

  test('0 where nothing contradicts; the pages lie in the folder', () => {
    const { status, stdout } = impact(written('small.yaml', small))
    expect(status).to.equal(0)
    expect(stdout).to.match(/^Equipment stops with its team\n\n\d+ of the \d+ scenarios/)
    expect(readdirSync(out).sort()).to.deep.equal(['impact.html', 'impact.json', 'impact.md'])
  })

  test('1 where the proposal has to say which of two rulings holds', () => {
    const open = written('open.yaml', small.replace(/ +in place of.*\n/, ''))
    expect(impact(open, '--report', 'json').status).to.equal(1)
  })
})
