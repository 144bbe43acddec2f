import { test } from 'node:test'
import { expect } from 'chai'
import { cards } from '../engine/library/contents.ts'
import { lawFaults } from './law-faults.ts'

test('every title has one text, and every rule a document', () => {
  expect(lawFaults()).to.deep.equal([])
})

test('a title with a second text is told with the places', () => {
  const [fault = '', ...others] = lawFaults([...cards, { title: 'Red Alert!', faq1996: {} }])
  expect(others).to.deep.equal([])
  expect(fault).to.match(/^The card text of "Red Alert!" comes from two places: \S+\/red-alert\.ts:\d+\. Write it/)
})
