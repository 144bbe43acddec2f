import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { patient, patiently } from './fixture/patient.ts'
import { temporaryFolder } from './fixture/temporary.ts'

const bin = fileURLToPath(new URL('../bin/stccg-conformance.js', import.meta.url))
const folder = temporaryFolder('stccg-equal-')

/** Everything that a run writes, by file, when it is played so. */
function reportsOf(
  name: string,
  env: NodeJS.ProcessEnv,
  ...options: readonly string[]
): Readonly<Record<string, string>> {
  const cwd = join(folder, name)
  mkdirSync(cwd)
  const engine = `"${process.execPath}" "${bin}" serve`
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      ...[bin, 'run', '--ruling', '1eS-stopped-06', '--engine', engine, '--out', 'out', ...options],
      ...['--report', 'json,html,junit,markdown,badge', ...patiently, '--hello-timeout', String(patient.helloTimeout)],
    ],
    { cwd, encoding: 'utf8', env: { ...process.env, SOURCE_DATE_EPOCH: '1796000000', ...env } },
  )
  expect(status, stderr).to.equal(0)
  const out = join(cwd, 'out')
  return Object.fromEntries(readdirSync(out).map(file => [file, readFileSync(join(out, file), 'utf8')]))
}

test('reports of one date are equal byte for byte, whatever the language, time zone, user and folder', () => {
  const here = reportsOf('here', { LC_ALL: 'C', LANG: 'C', TZ: 'UTC' })
  const elsewhere = { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati', HOME: folder, USER: 'ğı' }
  const there = reportsOf('a folder, another', elsewhere)
  expect(Object.keys(here)).to.have.length.of.at.least(6)
  expect(Object.keys(there)).to.deep.equal(Object.keys(here))
  for (const [file, text] of Object.entries(here)) expect(there[file] === text, file).to.equal(true)
  const four = reportsOf('side by side', {}, '--jobs', '4')
  for (const [file, text] of Object.entries(here)) expect(four[file] === text, `${file} of four`).to.equal(true)
})

test('messages are those of one engine, but that engines side by side count them each for itself', () => {
  const [one = '', two = ''] = ['1', '2'].map(
    jobs => reportsOf(`messages of ${jobs}`, {}, '--transcripts', 'all', '--jobs', jobs)['conformance.json'],
  )
  expect(withoutIds(two)).to.deep.equal(withoutIds(one))
})

/** A report without the numbers of its messages. */
const withoutIds = (json: string): unknown =>
  JSON.parse(json, (key, value) => (key === 'id' && typeof value === 'number' ? undefined : value))
