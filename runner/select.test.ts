import { test } from 'node:test'
import { expect } from 'chai'
import type { Suite } from '../steps/suite/case.ts'
import { withDefaults } from './options.ts'
import { selectCases } from './select.ts'
import { UsageError } from './usage-error.ts'

const suite = {
  cases: ['beaming', 'duties', 'my-own'].map(topic => ({ id: topic, topic, ruleset: '2e', rulings: [], twins: [] })),
} as unknown as Suite

const select = (topic: string) => selectCases(suite, withDefaults({ topic: [topic] })).map(one => one.topic)

test('a topic is selected by its id, features from elsewhere by their folder', () => {
  expect(select('duties')).to.deep.equal(['duties'])
  expect(select('my-own')).to.deep.equal(['my-own'])
})

test('who types the title of a topic is told its id', () => {
  expect(() => select('Required action')).to.throw(
    UsageError,
    /^--topic Required action: no scenario has it\. Nearest: duties \(Required actions\), /,
  )
  expect(() => select('my-won')).to.throw(UsageError, 'Nearest: my-own, ')
})
