import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** A process that signals itself while it writes two reports, which takes the thread that would hear it. */
const program = (out: string, at: 'first' | 'last'): string => `
  import { writeFiles } from ${JSON.stringify(here('../../reports/write.ts'))}
  import { tellingWhenEnded } from ${JSON.stringify(here('./when-ended.ts'))}
  const out = ${JSON.stringify(out)}
  function* text(name) {
    yield 'begun '
    if (name === '${at}') process.kill(process.pid, 'SIGTERM')
    yield 'ended'
  }
  await tellingWhenEnded(out, async stage => {
    stage.finishing()
    writeFiles(out, ['first', 'last'].map(name => ({ path: out + '/' + name, text: text(name) })))
  })
  process.stdout.write('not ended')
`

async function ended(at: 'first' | 'last') {
  const out = mkdtempSync(join(tmpdir(), 'stccg-signal-'))
  try {
    const words = ['--import', here('../../bin/register.js'), '--input-type=module', '--eval', program(out, at)]
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] })
    let [said, printed] = ['', '']
    child.stderr.on('data', chunk => {
      said += chunk
    })
    child.stdout.on('data', chunk => {
      printed += chunk
    })
    const signal = await new Promise(resolve => child.once('close', (_, signal) => resolve(signal)))
    return { signal, said, printed, files: readdirSync(out).sort() }
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

for (const at of ['first', 'last'] as const)
  test(`a signal while the ${at} report is written leaves whole files and ends the run`, {
    skip: process.platform === 'win32',
  }, async () => {
    const { signal, said, printed, files } = await ended(at)
    expect(signal, said).to.equal('SIGTERM')
    expect(said).to.match(/^\nEnded by SIGTERM while reports were written to .+: each that is there is whole\.\n$/)
    expect(files).to.deep.equal(['first', 'last'])
    expect(printed).to.equal('')
  })
