import { test } from 'node:test'
import { expect } from 'chai'
import { rulesetsOf } from './rulesets-of.ts'

const of = (rulings: readonly string[], rulesets: readonly string[] = []) => rulesetsOf({ rulings, rulesets })

test('a scenario is played in every ruleset in which its ruling is in force', () => {
  expect(of(['faq96-12-stopped-01'])).to.deep.equal(['1e-1996'])
  expect(of(['1eS-stopped-06'])).to.deep.equal(['1e-glossary', '1e-2014'])
  expect(of(['cr14-downloading-01'])).to.deep.equal(['1e-2014'])
  expect(of(['2eS-stopped-06'])).to.deep.equal(['2e'])
})

test('what a later ruleset replaces or repeals is not played in it', () => {
  expect(of(['1eD-downloading-07'])).to.deep.equal(['1e-glossary'])
  expect(of(['1eS-seed-phases-69'])).to.deep.equal(['1e-glossary'])
})

test('of several rulings all are in force', () => {
  expect(of(['1eS-stopped-06', 'cr14-downloading-01'])).to.deep.equal(['1e-2014'])
  expect(of(['1eS-stopped-06', 'faq96-12-stopped-01'])).to.deep.equal([])
})

test('rulesets that are named are those, whatever the ruling', () => {
  expect(of(['1eS-stopped-06'], ['1e-2014'])).to.deep.equal(['1e-2014'])
})

test('an id of no document is in force nowhere', () => {
  expect(of(['7eA-stopped-01'])).to.deep.equal([])
})

test('without a ruling it is played under each law of First Edition', () => {
  expect(of([])).to.deep.equal(['1e-1996', '1e-glossary', '1e-2014'])
})
