import { test } from 'node:test'
import { expect } from 'chai'
import { inProcess } from './in-process.ts'
import { resting } from './resting.ts'
import type { Reply } from './types.ts'

const reply = (id: number): Reply => ({ id, result: {} })

test('a signal is heard between two requests to an engine of this process', {
  skip: process.platform === 'win32',
}, async () => {
  let isHeard = false
  process.once('SIGUSR2', () => {
    isHeard = true
  })
  const plain = inProcess(({ id }) => reply(id))
  const engine = resting(plain, 0)
  process.kill(process.pid, 'SIGUSR2')
  for (let id = 1; id <= 10; id += 1) await plain.ask({ id, do: 'bye' })
  expect(isHeard, 'where it does not rest').to.equal(false)
  for (let id = 1; id <= 10; id += 1) await engine.ask({ id, do: 'bye' })
  expect(isHeard).to.equal(true)
})

test('an error of the engine is the same after a rest', async () => {
  const engine = resting(
    inProcess(() => {
      throw new Error('no')
    }),
    0,
  )
  const error = await Promise.resolve(engine.ask({ id: 1, do: 'bye' })).catch((error: Error) => error.message)
  expect(error).to.equal('no')
})
