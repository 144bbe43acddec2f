import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { expect } from 'chai'
import { holdFolder, lockName } from './hold-folder.ts'
import { UsageError } from './usage-error.ts'

describe('a folder of reports', () => {
  let out: string
  const lock = (): string => join(out, lockName)
  const heldBy = (pid: number, host: string): void => writeFileSync(lock(), JSON.stringify({ pid, host }))
  const taken = (): void => holdFolder(out)()

  beforeEach(() => {
    out = mkdtempSync(join(tmpdir(), 'stccg-held-'))
  })
  afterEach(() => rmSync(out, { recursive: true, force: true }))

  it('is held until it is let go', () => {
    const letGo = holdFolder(out)
    expect(existsSync(lock())).to.equal(true)
    letGo()
    letGo()
    expect(readdirSync(out)).to.deep.equal([])
  })

  it('is refused while another run goes on, here or elsewhere', () => {
    heldBy(process.ppid, hostname())
    expect(taken).to.throw(UsageError, `another run (process ${process.ppid} on ${hostname()})`)
    heldBy(7, 'elsewhere')
    expect(taken).to.throw(UsageError, 'process 7 on elsewhere')
    expect(existsSync(lock())).to.equal(true)
  })

  it('is free when whoever held it was killed, is silent, or is nobody', () => {
    heldBy(2 ** 30, hostname())
    taken()
    heldBy(process.pid, hostname())
    taken()
    heldBy(7, 'elsewhere')
    utimesSync(lock(), 0, 0)
    taken()
    writeFileSync(lock(), 'half a li')
    taken()
    expect(readdirSync(out)).to.deep.equal([])
  })

  it('loses the half files of a killed run, and nothing else', () => {
    const kept = ['conformance.json', 'notes.7.tmp', `conformance.json.${process.ppid}.tmp`].sort()
    for (const name of [...kept, `conformance.html.${2 ** 30}.tmp`, `badge.svg.${2 ** 30}.tmp`])
      writeFileSync(join(out, name), '')
    taken()
    expect(readdirSync(out).sort()).to.deep.equal(kept)
  })
})
