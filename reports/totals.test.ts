import { describe, test } from 'node:test'
import { expect } from 'chai'
import { conformance } from './fixture/result.ts'
import { documentTitles } from './fixture/rulings.ts'
import { outcomes } from './result.ts'
import { totals, totalsByDocument, totalsByTopic } from './totals.ts'
import { countOf } from './words.ts'

const result = conformance()

describe('totals', () => {
  test('the outcomes add up to the cases', () => {
    const sum = outcomes.reduce((count, outcome) => count + countOf(result.totals, outcome), 0)
    expect(sum).to.equal(result.cases.length)
    expect(result.totals.cases).to.equal(result.cases.length)
  })

  test('no cases give a zero for every outcome', () => {
    expect(totals([])).to.include({ cases: 0, pass: 0, disputed: 0 })
  })

  test('the topics share the cases out, in the order of the titles, others after them in alphabetical order', () => {
    const lines = totalsByTopic(result.cases, { stopped: 'Stopped cards', 'no-cases': 'None', names: 'Names' })
    expect(lines.reduce((sum, line) => sum + line.totals.cases, 0)).to.equal(result.cases.length)
    expect(lines.map(line => line.topic)).to.deep.equal(['stopped', 'names', 'battle', 'dilemmas', 'hostile'])
  })

  test('a case counts once for each document that it names', () => {
    const [first] = result.cases
    const named = { ...first!, rulings: ['faq96-12-stopped-02', 'faq96-12-stopped-08', '1eS-stopped-06'] }
    const lines = totalsByDocument([named], result.rulings, documentTitles)
    expect(lines.map(line => [line.document, line.totals.cases])).to.deep.equal([
      ['faq-1996', 1],
      ['glossary-d', 0],
      ['glossary-s', 1],
      ['current-2014', 0],
      ['second-s', 0],
    ])
  })
})
