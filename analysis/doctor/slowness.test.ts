import { test } from 'node:test'
import { expect } from 'chai'
import { defaultLimits } from '../../protocol/lives.ts'
import type { Patient } from './patient.ts'
import { slowness } from './slowness.ts'

const found = (greeted: number, milliseconds: number) =>
  slowness({ greeted, slowest: { verb: 'arrange', milliseconds } } as Patient, defaultLimits)

test('an engine that keeps its time is well', () => {
  expect(found(900, 20)).to.deep.equal([
    { check: 'speed', says: 'Its replies come in time', state: 'well', seen: '`arrange` took 20 ms' },
  ])
})

test('one that starts slowly, or answers late, is told so in a sentence, and nothing is to be mended', () => {
  const [start, speed] = found(18_400, 1_900)
  expect([start?.state, speed?.state]).to.deep.equal(['note', 'note'])
  expect(start?.seen).to.equal('It starts slowly: `hello` took 18 s of 30 s; run with --timeout 37000.')
  expect(speed?.seen).to.equal('`arrange` took 1900 ms of 2000: run with --timeout 4000.')
})
