import { test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import { expect } from 'chai'
import { waiting } from './waiting.ts'

test('what takes long is told once, by its name, and what does not is not', async () => {
  const told: string[] = []
  let hear = (): void => {}
  const heard = new Promise<void>(resolve => {
    hear = resolve
  })
  const waits = waiting(remark => {
    told.push(remark)
    hear()
  }, 5)
  const timer = setTimeout(() => {}, 60_000)
  await waits.during('case long', async () => {
    await heard
    await rest(20)
  })
  clearTimeout(timer)
  waits.close()
  expect(told).to.have.length(1)
  expect(told[0]).to.match(/^Waiting for the engine for \d+ s, in case long\.$/)
})
