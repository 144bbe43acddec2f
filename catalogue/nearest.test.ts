import { test } from 'node:test'
import { expect } from 'chai'
import { nearest } from './nearest.ts'

test('what begins with the word is nearer than what is as short', () => {
  expect(nearest('1e', ['2e', '1e-glossary', '1e-1996'])).to.deep.equal(['1e-1996', '1e-glossary', '2e'])
})

test('below a slash, what has the same part before it is nearer', () => {
  const names = ['a-01/there', 'a-02/foe', 'a-01/here']
  expect(nearest('a-01/foo', names, 2)).to.deep.equal(['a-01/here', 'a-01/there'])
})

test('otherwise the letters that differ count, and then the order of English', () => {
  expect(nearest('beamin', ['beaming', 'seeding', 'boarding'], 2)).to.deep.equal(['beaming', 'boarding'])
})
