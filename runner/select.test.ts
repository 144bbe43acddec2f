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

test('a ruling is no case, and a case no ruling', () => {
  const one = { id: 'x-01/a@2e', topic: 'beaming', ruleset: '2e', rulings: ['x-01'], twins: [] }
  const own = { cases: [one] } as unknown as Suite
  expect(() => selectCases(own, withDefaults({ case: ['x-01'] }))).to.throw(
    UsageError,
    '--case x-01: this is a ruling; play its cases with --ruling x-01.',
  )
  expect(() => selectCases(own, withDefaults({ ruling: ['x-01/a@2e'] }))).to.throw(
    UsageError,
    '--ruling x-01/a@2e: this is a case; play it with --case x-01/a@2e.',
  )
})

test('a star in the id of a ruling or a case stands for any characters', () => {
  const one = (id: string) => ({ id, topic: 'beaming', ruleset: '2e', rulings: [id.split('/')[0]], twins: [] })
  const own = { cases: [one('x-01/a@2e'), one('x-02/a@2e'), one('y-01/a@2e')] } as unknown as Suite
  const chosen = (options: { ruling?: string[]; case?: string[] }) =>
    selectCases(own, withDefaults(options)).map(({ id }) => id)
  expect(chosen({ ruling: ['x'] })).to.deep.equal(['x-01/a@2e', 'x-02/a@2e'])
  expect(chosen({ ruling: ['*-01'] })).to.deep.equal(['x-01/a@2e', 'y-01/a@2e'])
  expect(chosen({ case: ['x-*', 'y-01/a@2e'] })).to.have.length(3)
  expect(() => chosen({ case: ['x-01/*@1e'] })).to.throw(UsageError, '--case x-01/*@1e: no scenario has it')
})

test('a card stands in cases that name it, and each title may have a comma', () => {
  const one = { id: 'x-01/a@2e', topic: 'beaming', ruleset: '2e', rulings: [], twins: [], titles: ['Runabout'] }
  const two = { ...one, id: 'x-01/b@2e', titles: ['Dr. Farek'] }
  const own = { cases: [one, two], titles: ['Runabout', 'Dr. Farek'] } as unknown as Suite
  expect(selectCases(own, withDefaults({ card: ['Runabout'] })).map(({ id }) => id)).to.deep.equal(['x-01/a@2e'])
  expect(() => selectCases(own, withDefaults({ card: ['Runabot'] }))).to.throw(
    UsageError,
    '--card Runabot: no scenario has it. Nearest: Runabout',
  )
})

test('cases are left out by their ids, and refusals that only they prove', () => {
  const one = (id: string, twins: readonly string[] = []) => ({
    id,
    topic: 'beaming',
    ruleset: '2e',
    rulings: [id.split('/')[0]],
    twins,
  })
  const own = {
    cases: [one('x-01/legal@2e'), one('x-01/illegal@2e', ['x-01/legal@2e']), one('y-01/other@2e')],
  } as unknown as Suite
  const left = (...skip: string[]) => selectCases(own, withDefaults({ skip })).map(({ id }) => id)
  expect(left('x-01/legal@2e')).to.deep.equal(['y-01/other@2e'])
  expect(left('y-*')).to.deep.equal(['x-01/legal@2e', 'x-01/illegal@2e'])
  expect(() => left('z-*')).to.throw(UsageError, '--skip z-*: no case and no ruling has such an id')
  expect(() => left('*')).to.throw(UsageError, 'No case is left to play')
})
