import { test } from 'node:test'
import { expect } from 'chai'
import { oneEach } from './one-each.ts'

test('a title that gets its text from two places is an error that tells both', () => {
  const texts = [
    { title: 'Borg Cube', stores: true, plays: [{ stays: true }] },
    { title: 'Borg Cube', uses: [{ effects: [] }] },
  ] as const
  expect(() => oneEach(texts)).to.throw(
    'The card text of "Borg Cube" comes from two places, one with stores, plays and one with uses; write it in one.',
  )
})

test('one text that is listed twice is written twice', () => {
  const text = { title: 'Spot' }
  expect(() => oneEach([text, text])).to.throw('one with its title alone and one with its title alone')
})

test('different cards stay apart and in order', () => {
  const texts = [{ title: 'Spot' }, { title: 'Data' }]
  expect(oneEach(texts)).to.equal(texts)
})
