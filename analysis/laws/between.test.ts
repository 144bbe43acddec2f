import { before, describe, it } from 'node:test'
import { expect } from 'chai'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { suiteOf } from '../../runner/features.ts'
import { drawnCases } from '../../test/fixture/drawn.ts'
import { type Between, between } from './between.ts'
import { printBetween } from './print.ts'

const catalogue = loadCatalogue()
const suite = suiteOf(undefined)
const first = ['1e-1996', '1e-glossary', '1e-2014']
const pairs = first.flatMap(from => first.filter(to => to !== from).map(to => [from, to] as const))

describe('laws beside each other', () => {
  const ofTopic = suite.cases.filter(({ topic }) => topic === 'stopped')
  let stopped: Between

  before(async () => {
    stopped = await between({ from: '1e-1996', to: '1e-2014', cases: ofTopic, suite, catalogue })
  })

  it('differ by what is listed, by rulings, by texts, or by the silence of one, in the cases that are drawn', async () => {
    const cases = drawnCases(suite, 40)
    for (const [from, to] of pairs) {
      const { differences } = await between({ from, to, cases, suite, catalogue })
      expect(differences.filter(one => one.grounds === 'unexplained')).to.deep.equal([])
    }
  })

  it('count every scenario of the first law once', () => {
    const { played, both, same, unplayable, differences } = stopped
    expect(played).to.equal(ofTopic.filter(one => one.ruleset === '1e-1996').length)
    expect(both + same + unplayable + differences.length).to.equal(played)
  })

  it('name the contradiction, and the ruling without which the other law would do as the first', () => {
    const of = (scenario: string) => stopped.differences.find(one => one.scenario.startsWith(scenario))
    expect(of('a ship spends the last of its RANGE')).to.include({ grounds: 'contradiction' })
    expect(of('a ship spends the last of its RANGE')?.by).to.deep.equal(['range-used-up'])
    const ruled = of('two turns begin with a battle')
    expect(ruled).to.include({ grounds: 'ruling' })
    expect(ruled?.by).to.deep.equal([
      'custom-turns-03',
      'custom-cards-599',
      'custom-battle-03',
      'custom-battle-173',
      '1eS-stopped-02',
      '1eS-stopped-30',
    ])
  })

  it('say what they count, and list it where a topic is asked for', () => {
    const [brief, whole] = [false, true].map(isWhole => printBetween(stopped, catalogue, isWhole)) as [string, string]
    expect(brief).to.match(/^First Edition, 1996 \(1e-1996\), played as First Edition, December 2014 \(1e-2014\)\n/)
    expect(brief).to.match(/\n +\d+ {6}a contradiction that is listed\n/)
    expect(brief).to.not.include('range-used-up')
    expect(whole).to.include('  range-used-up: A ship that has used up its RANGE\n    features/stopped/')
  })
})
