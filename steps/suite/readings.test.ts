import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { loadSuite, requireSound } from './load-suite.ts'
import { alternativesOf, isPaired, keyOf } from './readings.ts'

const cwd = fileURLToPath(new URL('fixtures/', import.meta.url))
const suite = requireSound(loadSuite(['readings.feature'], { cwd }))
const called = (scenario: string) => suite.cases.find(one => one.scenario === scenario)!

test('what holds under another reading is no case', () => {
  expect(suite.cases.map(one => one.scenario)).to.deep.equal([
    'it walks while it is stopped',
    'it walks when it is not stopped',
  ])
  expect(suite.alternatives.map(one => one.id)).to.deep.equal([
    '7eA-stopped-01/it-stays-while-it-is-stopped@7e-first~no',
    '7eA-stopped-01/it-stays-away-from-home@7e-first~no',
  ])
  const [stays] = suite.alternatives
  expect(keyOf(stays!.reading!)).to.equal('walking/no')
  expect(stays?.disputes).to.deep.equal(['walking'])
})

test('a case and an alternative are paired by what is set up and done first', () => {
  expect(alternativesOf(called('it walks while it is stopped'), suite)).to.deep.equal([suite.alternatives[0]])
  expect(alternativesOf(called('it walks when it is not stopped'), suite)).to.deep.equal([])
  expect(suite.cases.some(one => isPaired(one, suite.alternatives[1]!))).to.equal(false)
})

test('the twins of an alternative are what holds under its reading', () => {
  const stays = suite.alternatives[0]
  expect(stays?.twins).to.deep.equal([called('it walks when it is not stopped').id])
})
