import { test } from 'node:test'
import { expect } from 'chai'
import { conformance as fixture } from './fixture/result.ts'
import { packing } from './packed.ts'

test('a packed result reads and spreads like the result itself', () => {
  const pack = packing()
  const { cases } = fixture()
  const many = Array.from({ length: 40 }, (_, i) => cases[i % cases.length]!)
  const packed = many.map(one => pack({ ...one }))
  for (const [i, one] of packed.entries())
    expect(JSON.parse(JSON.stringify({ ...one }))).to.deep.equal(JSON.parse(JSON.stringify(many[i])))
})
