import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import type { Conformance } from '../reports/result.ts'
import { suiteOf } from '../runner/features.ts'
import { patiently } from './fixture/patient.ts'
import { temporaryFolder } from './fixture/temporary.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const bin = here('../bin/stccg-conformance.js')
const folder = temporaryFolder('stccg-map-')

const features = here('../features/beaming')
const { titles } = suiteOf([features])
const byIds = `"${process.execPath}" "${here('fixture/by-ids.js')}" "${bin}"`

function play(map: string, ...options: readonly string[]) {
  const file = join(folder, 'map.yaml')
  writeFileSync(file, map)
  const args = [
    'run',
    '--features',
    features,
    '--engine',
    byIds,
    ...patiently,
    '--strict',
    '--out',
    folder,
    '--cards-map',
    file,
    ...options,
  ]
  const { status, stderr, stdout } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' })
  const read = (): Conformance => JSON.parse(readFileSync(join(folder, 'conformance.json'), 'utf8'))
  return { status, stderr, stdout, read }
}

const mapOf = (some: readonly string[]): string =>
  some.map(title => `${JSON.stringify(title)}: ${JSON.stringify(`id of ${title}`)}\n`).join('')

describe('run --cards-map', () => {
  test('plays an engine that knows no titles, over a pipe', () => {
    const { status, read } = play(mapOf(titles))
    expect(status).to.equal(0)
    const { totals, cases } = read()
    expect(totals.pass).to.equal(totals.cases)
    expect(JSON.stringify(cases), 'nothing of the ids is in the report').to.not.match(/\bid of /)
  })

  test('says which cards would unlock most', () => {
    const { stdout, read } = play(mapOf(titles.slice(1)))
    expect(stdout)
      .to.contain('Cards that would unlock most')
      .and.to.match(new RegExp(`\\+\\d+ {2}${titles[0]}`))
    const { unlocking, totals } = read()
    expect(unlocking?.titles).to.deep.equal([{ needs: [titles[0]], unlocks: totals['not-applicable'], rulings: 1 }])
    const markdown = readFileSync(join(folder, 'conformance.md'), 'utf8')
    expect(markdown).to.contain('### Cards that would unlock most')
  })

  test('tells of a slip that may be none, and plays', () => {
    const { status, stderr, read } = play(`${mapOf(titles.slice(1))}${titles[0]}x: 2\n`)
    expect(status).to.equal(0)
    expect(stderr).to.match(
      /map\.yaml:\d+: the suite knows no card ".*x"; should it be ".*"\? If not, the line may stay\./,
    )
    expect(read().totals['not-applicable']).to.be.above(0)
  })

  test('refuses all lines that cannot be meant before anything is played', () => {
    const { status, stderr, stdout } = play('Lore: 1\nWorf: 1\nData: []\n')
    expect({ status, stdout }).to.deep.equal({ status: 2, stdout: '' })
    expect(stderr).to.match(/map\.yaml:2: .*\n.*map\.yaml:3: .*\n$/)
  })

  test('may be left in for the built-in engine, which goes by titles', () => {
    const file = join(folder, 'left-in.yaml')
    writeFileSync(file, 'Lore: 1\n')
    const args = ['run', '--features', features, '--out', folder, '--cards-map', file]
    const { status, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' })
    expect(status, stderr).to.equal(0)
    expect(stderr).to.contain('the built-in engine goes by titles, so the map is only read.')
  })

  test('--replays wants a number', () => {
    const { status, stderr } = play(mapOf(titles), '--replays', 'often')
    expect(status).to.equal(2)
    expect(stderr).to.contain('It is a whole number from 0 to 999,999.')
  })
})
