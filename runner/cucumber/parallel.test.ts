import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'

const root = fileURLToPath(new URL('../../', import.meta.url))
const cucumber = join(
  dirname(createRequire(import.meta.url).resolve('@cucumber/cucumber/package.json')),
  'bin',
  'cucumber.js',
)

test('Cucumber plays a profile in processes side by side', () => {
  const asked = ['--profile', '2e', '--tags', '@ruling=2eS-stopped-06', '--parallel', '2']
  const { status, stdout, stderr } = spawnSync(process.execPath, [cucumber, ...asked], { cwd: root, encoding: 'utf8' })
  expect(status, stderr).to.equal(0)
  expect(stdout).to.match(/^[1-9]\d* scenarios? \([1-9]\d* passed\)$/m)
})
