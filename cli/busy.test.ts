import { describe, it } from 'node:test'
import { expect } from 'chai'
import { busy } from './busy.ts'

function heard(isTTY: boolean) {
  const written: string[] = []
  return { written, stream: { isTTY, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream }
}

describe('a command that takes long', () => {
  it('says so on a terminal, and takes it back', async () => {
    const { written, stream } = heard(true)
    expect(await busy('Compiling', () => 7, stream)).to.equal(7)
    expect(written).to.deep.equal(['Compiling …', '\r\u001b[K'])
  })

  it('takes it back after a failure, too', async () => {
    const { written, stream } = heard(true)
    await busy('Compiling', () => Promise.reject(new Error('x')), stream).catch(() => {})
    expect(written).to.have.length(2)
  })

  it('says nothing in a pipe', async () => {
    const { written, stream } = heard(false)
    await busy('Compiling', () => 7, stream)
    expect(written).to.deep.equal([])
  })
})
