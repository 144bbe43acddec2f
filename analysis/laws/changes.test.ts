import { describe, it } from 'node:test'
import { expect } from 'chai'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { rulesetsWith } from '../../catalogue/in-force.ts'
import { changesBetween } from './changes.ts'
import { lawChanges } from './law-changes.ts'
import { printChanges } from './print-changes.ts'

const catalogue = loadCatalogue()
const wide = Number.POSITIVE_INFINITY
const between = (from: string, to: string, ...topics: string[]) => changesBetween(from, to, topics, catalogue)
const ids = (said: readonly { readonly id: string }[]) => said.map(({ id }) => id)
const { changes, otherwise } = between('1e-glossary', '1e-2014')

describe('what changed between two laws', () => {
  it('has every rule that stands in the place of another, with both in words', () => {
    const { replaces = {} } = catalogue.rulesets.find(({ id }) => id === '1e-2014')!
    const told = changes.flatMap(({ was, now }) => ids(was).flatMap(old => ids(now).map(one => [old, one])))
    expect(told.toSorted()).to.deep.equal(Object.entries(replaces).toSorted())
    for (const { was, now } of changes) for (const { says } of [...was, ...now]) expect(says).to.match(/\S/)
  })

  it('has what is new and what is gone, and nothing that holds in both', () => {
    for (const id of changes.flatMap(one => ids(one.was))) {
      expect(rulesetsWith(id), id).to.include('1e-glossary')
      expect(rulesetsWith(id), id).to.not.include('1e-2014')
    }
    expect(changes.filter(({ now }) => now.length === 0).flatMap(({ was }) => ids(was))).to.deep.equal([
      '1eS-seed-phases-69',
    ])
    expect(changes.flatMap(({ was, now }) => (was.length ? [] : ids(now)))).to.include('cr14-compatible-10')
  })

  it('is the same told backwards', () => {
    const back = between('1e-2014', '1e-glossary')
    const pairs = (all: typeof changes, old: 'was' | 'now', one: 'was' | 'now') =>
      all.flatMap(change => ids(change[old]).flatMap(a => ids(change[one]).map(b => `${a} ${b}`))).toSorted()
    expect(pairs(back.changes, 'now', 'was')).to.deep.equal(pairs(changes, 'was', 'now'))
    expect(back.otherwise.map(one => one.was)).to.have.deep.members(otherwise.map(one => one.now))
  })

  it('has the listed contradictions in the words of both, between laws of different documents as well', () => {
    const { isAmended, changes: none, otherwise: all } = between('1e-1996', '1e-2014')
    expect([isAmended, none]).to.deep.equal([false, []])
    const cloaking = all.find(({ id }) => id === 'stopped-card')!
    expect(cloaking.was.words).to.include('absolutely nothing')
    expect(cloaking.now.words).to.include('As the Glossary')
    expect(otherwise.map(({ id }) => id)).to.include('stopped-card')
  })

  it('is asked for by topic', () => {
    const stopped = between('1e-glossary', '1e-2014', 'stopped')
    expect(new Set(stopped.changes.map(({ topic }) => topic))).to.deep.equal(new Set(['stopped']))
    expect(stopped.otherwise.every(({ topics }) => topics.includes('stopped'))).to.equal(true)
  })
})

describe('what changed, for pages', () => {
  const pairs = lawChanges(catalogue)

  it('is told of each law and each later one, by ids that are known', () => {
    expect(pairs.map(({ from, to }) => `${from},${to}`)).to.include.members([
      '1e-1996,1e-glossary',
      '1e-glossary,1e-2014',
    ])
    const named = pairs.flatMap(pair => pair.changes.flatMap(({ was, now }) => [...was, ...now]))
    expect(named.filter(id => !catalogue.rulings.has(id) && !catalogue.customs.has(id))).to.deep.equal([])
    const { changes: told } = pairs.find(({ from, to }) => from === '1e-glossary' && to === '1e-2014')!
    expect(told).to.have.length(changes.length)
  })

  it('has a topic for every row', () => {
    const topics = pairs.flatMap(pair => [
      ...pair.changes.map(({ topic }) => topic),
      ...pair.otherwise.map(one => one.topics[0] ?? ''),
    ])
    expect(topics.filter(topic => !catalogue.topics.has(topic))).to.deep.equal([])
  })
})

describe('what changed, as text', () => {
  const all = between('1e-glossary', '1e-2014')

  it('sets what was above what is, and counts what is only new', () => {
    const text = printChanges(all, catalogue, false, wide)
    expect(text).to.match(/^What changed from First Edition, Glossary 1\.9\.1 \(1e-glossary\)\n/)
    expect(text).to.match(/\n {2}was {3}[^\n]+\(1eD-downloading-07\)\n {2}now {3}[^\n]+\(cr14-downloading-01\)\n/)
    expect(text).to.not.match(/\n {2}new /)
    expect(text).to.match(/ more rules are new\n/)
    expect(printChanges(all, catalogue, true, wide)).to.match(/\n {2}new {3}/)
  })

  it('keeps to the width of a terminal', () => {
    const lines = printChanges(all, catalogue, true, 80).split('\n')
    expect(Math.max(...lines.map(({ length }) => length))).to.be.at.most(80)
  })

  it('says of laws without a common document what it leaves out', () => {
    const text = printChanges(between('1e-1996', '1e-2014'), catalogue, false, wide)
    expect(text).to.include('These laws share no document')
    expect(text).to.match(/\n {4}1e-1996 +\S/)
  })
})
