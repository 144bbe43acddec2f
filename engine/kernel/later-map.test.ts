import { test } from 'node:test'
import { expect } from 'chai'
import { LaterMap } from './later-map.ts'

test('values are made once, when they are first asked for, and stand in the order given', () => {
  const made: string[] = []
  const make = (key: string) => [key, () => made.push(key)] as const
  const map = new LaterMap(() => ['a', 'b', 'c'].map(make))
  expect([map.size, map.has('b'), map.has('d'), [...map.keys()], made]).to.deep.equal([
    3,
    true,
    false,
    ['a', 'b', 'c'],
    [],
  ])
  expect([map.get('b'), map.get('b'), map.get('d')]).to.deep.equal([1, 1, undefined])
  expect([...map]).to.deep.equal([
    ['a', 2],
    ['b', 1],
    ['c', 3],
  ])
  expect(made).to.deep.equal(['b', 'a', 'c'])
})
