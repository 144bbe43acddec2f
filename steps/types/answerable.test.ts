import { test } from 'node:test'
import { expect } from 'chai'
import { events as told, values } from '../../protocol/words.ts'
import { counted } from '../judge/check-value.ts'
import { attributes } from './attribute.ts'
import { events } from './happening.ts'

const missing = (words: Readonly<Record<string, string>>, known: Iterable<string>): readonly string[] => {
  const all = new Set(known)
  return Object.values(words).filter(word => !all.has(word))
}

test('every value of the vocabulary is one that an engine can answer', () => {
  expect(missing(attributes, [...values, ...counted])).to.deep.equal([])
})

test('every event of the vocabulary is one that an engine can tell', () => {
  expect(missing(events, told)).to.deep.equal([])
})
