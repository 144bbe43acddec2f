import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { expect } from 'chai'
import { temporaryFolder } from '../test/fixture/temporary.ts'
import { busy } from './busy.ts'

describe('a command that takes long', () => {
  let folder: string
  let file: string
  let fd: number
  let written: string[]

  beforeEach(() => {
    folder = temporaryFolder('busy-')
    file = join(folder, 'terminal')
    fd = openSync(file, 'a')
    written = []
  })

  afterEach(() => {
    closeSync(fd)
    rmSync(folder, { recursive: true })
  })

  const terminal = (isTTY: boolean) => ({
    isTTY,
    columns: 60,
    fd,
    write: (text: string | Uint8Array) => written.push(String(text)) > 0,
  })

  it('says so on a terminal, and takes it back', async () => {
    expect(await busy('Compiling', () => 7, terminal(true))).to.equal(7)
    expect(written).to.deep.equal(['Compiling …', '\r\u001b[K'])
  })

  it('takes it back after a failure, too', async () => {
    await busy('Compiling', () => Promise.reject(new Error('x')), terminal(true)).catch(() => {})
    expect(written).to.have.length(2)
  })

  it('tells how far it is and for how long, though it computes without a pause', async () => {
    const end = Date.now() + 300_000
    await busy(
      'Compiling',
      tell => {
        tell(1234, 5678)
        while (!readFileSync(file, 'utf8').includes('1,234') && Date.now() < end);
      },
      terminal(true),
      1,
    )
    expect(readFileSync(file, 'utf8')).to.match(/\rCompiling … 1,234 of 5,678 · \d+ s/)
  })

  it('says nothing in a pipe', async () => {
    await busy('Compiling', tell => tell(1, 2), terminal(false))
    expect(written).to.deep.equal([])
    expect(readFileSync(file, 'utf8')).to.equal('')
  })
})
