import { test } from 'node:test'
import { expect } from 'chai'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { suiteOf } from '../../runner/features.ts'
import type { Suite } from '../../steps/suite/case.ts'
import { faults } from './faults.ts'
import { trace } from './trace.ts'

test('topics stand in the order of the table of contents, with their titles, and share the rulings out', () => {
  const catalogue = loadCatalogue()
  const { topics, checkable } = trace(catalogue, { cases: [] } as unknown as Suite, new Map())
  expect(topics.map(({ topic, title }) => [topic, title])).to.deep.equal(
    [...catalogue.topics.values()].map(({ id, title }) => [id, title]),
  )
  expect(topics.reduce((sum, topic) => sum + topic.checkable, 0)).to.equal(checkable)
})

test('a ruling whose paragraph names several things is verified when all of them are', () => {
  const catalogue = loadCatalogue()
  const [data] = [...catalogue.rulings.values()].filter(ruling => ruling.met === 'data')
  if (!data) throw new Error('no ruling is met by data')
  const ruling = { ...data, parts: { one: 'the one', other: 'the other' } }
  const cases = [{ id: 'a', rulings: [ruling.id], ruleset: '1e-2014', parts: ['one'] }]
  const counted = (outcome: 'pass' | 'fail', ...more: object[]) =>
    trace(
      { ...catalogue, rulings: new Map([[ruling.id, ruling]]) },
      { cases: [...cases, ...more] } as unknown as Suite,
      new Map(['a', 'b'].map(id => [id, { outcome: id === 'b' ? outcome : 'pass', because: [] }])),
    )
  const other = { ...cases[0], id: 'b', parts: ['other'] }
  expect(counted('pass').verified).to.equal(0)
  expect(counted('pass').parts).to.deep.equal({ rulings: 1, parts: 2, shown: 1, verified: 1 })
  expect(counted('fail', other).parts).to.deep.equal({ rulings: 1, parts: 2, shown: 2, verified: 1 })
  expect(counted('pass', other)).to.deep.include({
    verified: 1,
    parts: { rulings: 1, parts: 2, shown: 2, verified: 2 },
  })
})

test('the suite, its rulings and basic rules, and the rules of the engine fit together', () => {
  expect(faults(loadCatalogue(), suiteOf(undefined))).to.deep.equal([])
})
