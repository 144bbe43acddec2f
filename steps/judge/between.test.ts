import { test } from 'node:test'
import { expect } from 'chai'
import type { Place } from '../operation.ts'
import { laidBetween } from './between.ts'

const location = (title: string) => ({ name: { title }, place: ['spaceline', 'alpha'] as const })
const between = (title: string, ...cards: readonly [string, string]) => ({
  name: { title },
  place: { prep: 'between', cards: cards.map(card => ({ title: card })) } as unknown as Place,
})
const [first, second, third] = [location('First'), location('Second'), location('Third')]

function laid(...entries: readonly (ReturnType<typeof location> | ReturnType<typeof between>)[]): readonly string[] {
  const line = laidBetween(
    entries,
    card => entries.find(one => one.name.title === card.title),
    one => Array.isArray(one.place),
  )
  return line.map(one => one.name.title)
}

test('what lies between two locations comes between them, whichever is named first', () => {
  expect(laid(first, second, third, between('Gap', 'Second', 'First'))).to.deep.equal([
    'First',
    'Gap',
    'Second',
    'Third',
  ])
})

test('two cards between the same locations lie in the order in which they were set up', () => {
  const [net, gap] = [between('Net', 'First', 'Second'), between('Gap', 'First', 'Second')]
  expect(laid(net, first, second, gap)).to.deep.equal(['First', 'Net', 'Gap', 'Second'])
})

test('nothing can lie between locations that have another one between them', () => {
  expect(() => laid(first, second, third, between('Gap', 'First', 'Third'))).to.throw(
    '"First" and "Third" are not side by side on the spaceline',
  )
})
