import { execFileSync, spawnSync } from 'node:child_process'
import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { temporaryFolder } from '../test/fixture/temporary.ts'
import { readBounded } from './read-bounded.ts'

const folder = temporaryFolder('stccg-bounded-')
const skip = process.platform === 'win32'

test('a file is read whole, and one that is too long not at all', () => {
  const file = join(folder, 'file')
  writeFileSync(file, 'some text')
  expect(readBounded(file).toString()).to.equal('some text')
  truncateSync(file, 2 ** 20 + 1)
  expect(() => readBounded(file, 2 ** 20))
    .to.throw()
    .with.property('code', 'it has more than 1 MB')
  expect(() => readBounded(folder))
    .to.throw()
    .with.property('code', 'EISDIR')
})

test('what has no end is given up', { skip }, () => {
  expect(() => readBounded('/dev/zero', 2 ** 20))
    .to.throw()
    .with.property('code', 'it has more than 1 MB')
})

test('a pipe is read to its end', { skip }, () => {
  const module = JSON.stringify(new URL('read-bounded.ts', import.meta.url).href)
  const code = `const { readBounded } = await import(${module}); console.log(readBounded('/dev/stdin').length)`
  const register = fileURLToPath(new URL('../bin/register.js', import.meta.url))
  const told = execFileSync('sh', [
    '-c',
    'head -c 3000000 /dev/zero | "$0" --import "$1" --input-type=module -e "$2"',
    process.execPath,
    register,
    code,
  ])
  expect(told.toString()).to.equal('3000000\n')
})

const bin = fileURLToPath(new URL('../bin/stccg-conformance.js', import.meta.url))
for (const args of [
  ['diff', '/dev/zero', '/dev/zero'],
  ['deck', 'check', '/dev/zero'],
  ['trace', '--from', '/dev/zero'],
  ['impact', '/dev/zero'],
  ['cards', 'import', '/dev/zero'],
  ['cards', 'check', '/dev/zero'],
  ['sources', 'check', '/dev/zero'],
  ['explore', '--self', '--replay', '/dev/zero'],
  ['run', '--cards-map', '/dev/zero', '--ruling', '1eS-stopped-06'],
  ['run', '--baseline', '/dev/zero', '--ruling', '1eS-stopped-06'],
  ['run', '--cases', '/dev/zero'],
])
  test(`${args.join(' ')}: says that it is too long`, { skip }, () => {
    const { status, stderr } = spawnSync(process.execPath, [bin, ...args], { cwd: folder, encoding: 'utf8' })
    expect(stderr).to.match(/it has more than \d+ MB/)
    expect(status).to.equal(2)
  })
