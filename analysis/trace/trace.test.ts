import { test } from 'node:test'
import { expect } from 'chai'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import type { Suite } from '../../steps/suite/case.ts'
import { trace } from './trace.ts'

test('topics stand in the order of the table of contents, with their titles, and share the rulings out', () => {
  const catalogue = loadCatalogue()
  const { topics, checkable } = trace(catalogue, { cases: [] } as unknown as Suite, new Map())
  expect(topics.map(({ topic, title }) => [topic, title])).to.deep.equal(
    [...catalogue.topics.values()].map(({ id, title }) => [id, title]),
  )
  expect(topics.reduce((sum, topic) => sum + topic.checkable, 0)).to.equal(checkable)
})
