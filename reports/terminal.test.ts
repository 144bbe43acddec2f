import { describe, test } from 'node:test'
import { expect } from 'chai'
import { conformance } from './fixture/result.ts'
import { terminalOptions, terminalSummary } from './terminal.ts'

const result = conformance()
const plain = terminalSummary(result, { columns: 80, color: false })

describe('terminalSummary', () => {
  test('no table row is wider than the terminal', () => {
    for (const columns of [40, 60, 80, 140]) {
      const text = terminalSummary(result, { columns, color: false })
      const rows = text.split('\n').slice(0, 13)
      for (const row of rows) expect(row.length, row).to.be.at.most(columns)
    }
  })

  test('says in red that most was not played', () => {
    const cases = result.totals.cases
    const totals = { ...result.totals, 'not-applicable': 0, unsupported: cases - 3 }
    const most = `Most was not played: ${cases - 3} of ${cases} cases are not supported`
    expect(terminalSummary({ ...result, totals }, { columns: 200, color: true })).to.contain(`\u001b[31m${most}`)
    expect(plain).to.not.contain('Most was not played')
  })

  test('ends with the score', () => {
    expect(plain).to.contain('Example Engine 3.2: 61.2 %, 30 of 49 cases passed')
  })

  test('topics are called by their titles, where the report has one', () => {
    expect(plain).to.match(/^Dilemmas .*\n.*\n.*\nStopped cards .*\nhostile /m)
  })

  test('long titles keep both ends', () => {
    expect(plain).to.match(/First Edition.*…letter S|First Edition.*…etter S|First Edition.*letter S/)
  })

  test('has no escape sequences without colours, whatever the engine says', () => {
    expect(plain).to.not.contain('\u001b')
    expect(terminalSummary(result, { columns: 80, color: true })).to.contain('\u001b[')
  })

  test('says what explains the failures, within the width', () => {
    for (const columns of [60, 80]) {
      const text = terminalSummary(result, { columns, color: false })
      const section = text.slice(text.indexOf('What explains'), text.indexOf('Example Engine'))
      for (const line of section.split('\n')) expect(line.length, line).to.be.at.most(columns)
    }
    expect(plain).to.contain('What explains the 15 failures\n   13  It lacks 1eS-stopped-06')
    expect(plain).to.contain('explains 13 of 15 failures; 1 of 9 passing cases speaks against it')
    expect(plain).to.contain('13 of 15 failures, 1 of them not explained before; none of 9')
    expect(plain).to.contain('One failure is not explained by anything that was tried.\nNot all was tried.')
  })

  test('says which open questions are read otherwise, and no others', () => {
    const section = plain.slice(plain.indexOf('Open questions'), plain.indexOf('Example Engine'))
    expect(section).to.match(/\(range-used-up-in-1996; FAQ of\s+1996, \d+ cases?\) It plays another/)
    expect(section).to.contain('stopped-attacked-in-1996').and.not.to.contain('first-glossary')
  })

  test('prints 20 failures and counts the rest', () => {
    const cases = Array.from({ length: 25 }, (_, at) => ({
      ...result.cases[0]!,
      id: `r/${at}@x`,
      outcome: 'fail' as const,
    }))
    const text = terminalSummary({ ...result, cases }, { columns: 80, color: false })
    expect(text.match(/^failed {2}/gm)).to.have.length(20)
    expect(text).to.contain('… and 5 more cases')
  })
})

describe('terminalOptions', () => {
  const stream = (isTTY: boolean) => ({ isTTY, columns: 90 }) as NodeJS.WriteStream

  test('colours on a terminal only', () => {
    expect(terminalOptions(stream(true), {})).to.deep.equal({ columns: 90, color: true })
    expect(terminalOptions(stream(false), {}).color).to.equal(false)
  })

  test('FORCE_COLOR turns them on anywhere, but not against NO_COLOR', () => {
    expect(terminalOptions(stream(false), { FORCE_COLOR: '1' }).color).to.equal(true)
    expect(terminalOptions(stream(false), { FORCE_COLOR: '0' }).color).to.equal(false)
    expect(terminalOptions(stream(true), { FORCE_COLOR: '1', NO_COLOR: '1' }).color).to.equal(false)
  })

  test('NO_COLOR and a dumb terminal turn them off', () => {
    expect(terminalOptions(stream(true), { NO_COLOR: '1' }).color).to.equal(false)
    expect(terminalOptions(stream(true), { TERM: 'dumb' }).color).to.equal(false)
  })
})
