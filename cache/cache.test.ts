import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { type Beside, cached, cachedBeside, digestOf } from './cache.ts'

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

const values = fileURLToPath(new URL('../node_modules/.cache/stccg-conformance/values/', import.meta.url))

test('whatever becomes of a kept file with something packed beside, it is made again and never thrown', () => {
  const name = `test-packed-${process.pid}`
  const file = `${values}${name}.packed`
  const take = (text: string): string => {
    const make = (): Beside<string> => ({ value: text, packed: Buffer.from(`packed ${text}`) })
    const { value, packed } = cachedBeside(name, 'a', make)
    expect(packed.toString()).to.equal(`packed ${value}`)
    return value
  }
  try {
    expect(take('first')).to.equal('first')
    const whole = readFileSync(file)
    for (let length = 0; length < whole.length; length += 1) {
      writeFileSync(file, whole)
      truncateSync(file, length)
      expect(take(`cut at ${length}`)).to.equal(`cut at ${length}`)
    }
    for (let at = 0; at < whole.length; at += 1) {
      writeFileSync(file, whole.with(at, whole[at]! ^ 1))
      expect(take(`other at ${at}`)).to.equal(`other at ${at}`)
    }
    writeFileSync(file, whole)
    expect(take('nothing new')).to.equal('first')
  } finally {
    rmSync(file, { force: true })
  }
})

test('where nothing can be kept, it is made each time, and no half of it stays', () => {
  const name = `test-blocked-${process.pid}`
  const file = `${values}${name}.json`
  try {
    mkdirSync(file, { recursive: true })
    expect([cached(name, 'a', () => 1), cached(name, 'a', () => 2)]).to.deep.equal([1, 2])
    expect(readdirSync(dirname(file)).filter(one => one.startsWith(`${name}.json.`))).to.deep.equal([])
  } finally {
    rmSync(file, { recursive: true, force: true })
  }
})
