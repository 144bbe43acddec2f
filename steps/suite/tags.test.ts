import { test } from 'node:test'
import { expect } from 'chai'
import { readTags } from './tags.ts'

test('tags are told apart, each counted once, in their order', () => {
  const tags = [
    '@ruling=b',
    '@7e-first',
    '@8e',
    '@ruling=a',
    '@question=q',
    '@part=ship',
    '@frame=many',
    '@reading=q/no',
    '@7e-first',
    '@wip',
    '@ruling=',
  ]
  expect(readTags(tags)).to.deep.equal({
    rulings: ['b', 'a'],
    rulesets: ['7e-first', '8e'],
    questions: ['q'],
    parts: ['ship'],
    frames: ['many'],
    readings: ['q/no'],
    others: ['@wip', '@ruling='],
  })
})
