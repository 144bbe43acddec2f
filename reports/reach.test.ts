import { describe, test } from 'node:test'
import { expect } from 'chai'
import { conformance } from './fixture/result.ts'
import { json } from './json.ts'
import { markdown } from './markdown.ts'
import { reachOf, reachText } from './reach.ts'
import { terminalSummary } from './terminal.ts'

const result = { ...conformance(), reach: reachOf(49, 3021) }
const { reach: _, ...older } = result
const terminal = (of: typeof older) => terminalSummary(of, { columns: 80, color: false })

describe('the reach of a score', () => {
  test('is the share of the suite that counts, rounded down', () => {
    expect(reachText(reachOf(3021, 3021))).to.equal('100 % (3,021 of 3,021)')
    expect(reachText(reachOf(3020, 3021))).to.equal('99.9 % (3,020 of 3,021)')
    expect(reachText(reachOf(1, 3021))).to.equal('under 0.1 % (1 of 3,021)')
    expect(reachText(reachOf(18, 3021, 42))).to.equal('0.5 % (18 of 3,021), of the rulesets played 42.8 % (18 of 42)')
    expect(reachText(reachOf(0, 0))).to.equal('0 % (0 of 0)')
  })

  test('stands beside the score wherever that does', () => {
    expect(terminal(result)).to.match(/61\.2 %, 30 of 49 cases passed in .*\. Reach: 1\.6 % \(49 of 3,021\)\./)
    expect(markdown(result)).to.match(/^## Example Engine 3\.2: 61\.2 %, reach 1\.6 %\n/)
    expect(markdown(result)).to.contain('Reach: 1.6 % (49 of 3,021).')
    expect(JSON.parse(json(result)).reach).to.deep.equal({ scored: 49, suite: 3021, percent: 1.6 })
  })

  test('is left out of reports that do not say it', () => {
    expect(terminal(older)).to.not.contain('Reach')
    expect(markdown(older)).to.match(/^## Example Engine 3\.2: 61\.2 %\n/)
  })
})
