import { rmSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { cached, digestOf } from './cache.ts'

test('what was made of the same origin is not made again', () => {
  const name = `test-${process.pid}`
  let made = 0
  const make = () => {
    made += 1
    return { made }
  }
  try {
    expect([cached(name, 'a', make), cached(name, 'a', make)]).to.deep.equal([{ made: 1 }, { made: 1 }])
    expect([cached(name, 'b', make), cached(name, 'b', make)]).to.deep.equal([{ made: 2 }, { made: 2 }])
    expect(cached(name, 'a', make)).to.deep.equal({ made: 3 })
  } finally {
    rmSync(fileURLToPath(new URL(`../node_modules/.cache/stccg-conformance/values/${name}.json`, import.meta.url)), {
      force: true,
    })
  }
})

test('what was kept and is damaged is made again', () => {
  const name = `test-damaged-${process.pid}`
  const file = fileURLToPath(new URL(`../node_modules/.cache/stccg-conformance/values/${name}.json`, import.meta.url))
  try {
    cached(name, 'a', () => 1)
    writeFileSync(file, 'a\n{"half"')
    expect(cached(name, 'a', () => 2)).to.equal(2)
    expect(cached(name, 'a', () => 3)).to.equal(2)
  } finally {
    rmSync(file, { force: true })
  }
})

test('a digest tells texts apart by where they end', () => {
  expect(digestOf(['ab', 'c'])).to.not.equal(digestOf(['a', 'bc']))
})
