import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { missing } from '../cli/init/fixtures/skeletons.ts'
import { temporaryFolder } from './fixture/temporary.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const lines = readFileSync(join(root, 'examples/container/Containerfile'), 'utf8').split('\n')
const argumentsOf = (instruction: string): readonly string[] =>
  lines.filter(line => line.startsWith(`${instruction} `)).map(line => line.slice(instruction.length + 1))

describe('the container file', () => {
  it('copies the package and an engine that is here', () => {
    const sources = argumentsOf('COPY').map(line => line.split(' ')[0]!)
    expect(sources).to.have.length(2)
    expect(sources[0]).to.equal('stccg-conformance-*.tgz')
    expect(existsSync(join(root, sources[1]!, 'adapter.py'))).to.equal(true)
  })

  it('begins with a command that plays', { skip: missing(['python3', '--version']) }, () => {
    const out = join(temporaryFolder('stccg-container-'), 'out')
    const engine = join(root, argumentsOf('COPY')[1]!.split(' ')[0]!)
    const typed = JSON.parse(argumentsOf('CMD')[0]!) as readonly string[]
    const words = typed.map(word => word.replace('/engine/', `${engine}/`).replace(/^\/out$/, out))
    const command = [
      join(root, 'bin/stccg-conformance.js'),
      ...words,
      '--ruling',
      '1eS-stopped-06',
      '--timeout',
      '300000',
    ]
    const { stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
    expect(stdout, stderr).to.match(/^Tiny engine .*cases passed/m)
    expect(existsSync(join(out, 'conformance.json'))).to.equal(true)
  })
})
