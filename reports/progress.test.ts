import { PassThrough } from 'node:stream'
import { describe, test } from 'node:test'
import { expect } from 'chai'
import { createProgress } from './progress.ts'

async function written(total: number, ticks: number): Promise<string> {
  const stream = new PassThrough()
  const progress = await createProgress(total, stream as unknown as NodeJS.WriteStream)
  for (let at = 0; at < ticks; at++) progress.tick({ outcome: at % 2 === 0 ? 'pass' : 'fail' })
  progress.end()
  return String(stream.read() ?? '')
}

describe('createProgress', () => {
  test('off a terminal it prints a line for every tenth', async () => {
    const lines = (await written(100, 100)).trimEnd().split('\n')
    expect(lines).to.have.length(10)
    expect(lines.at(-1)).to.equal('100 of 100 cases, 50 to look into')
  })

  test('a few cases print a line each', async () => {
    expect((await written(3, 3)).trimEnd().split('\n')).to.have.length(3)
  })

  test('nothing for an empty run', async () => {
    expect(await written(0, 0)).to.equal('')
  })
})
