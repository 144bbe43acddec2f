import { before, describe, test } from 'node:test'
import { expect } from 'chai'
import { type OpenedPage, openPage } from '../fixture/page.ts'
import { conformance } from '../fixture/result.ts'
import type { CaseResult } from '../result.ts'
import { score } from '../score.ts'
import { totals } from '../totals.ts'

/** A case that passed, without its messages and boards. */
const light = ({ before, after, ...one }: CaseResult): CaseResult => ({
  ...one,
  transcript: [],
  brief: { asked: [], setUp: [], cards: ['Data'] },
})
const bare = conformance()
const passed = bare.cases.findIndex(one => one.outcome === 'pass')
const acts = { refused: totals(bare.cases.slice(0, 10)), legal: totals(bare.cases.slice(10)) }
const cases = bare.cases.map((one, at) => (at === passed ? light(one) : one))

let page: OpenedPage
before(async () => {
  page = await openPage({ ...bare, acts, cases })
})

describe('the page of a report whose passed cases are told in brief', () => {
  test('tells refusals and legal acts apart', async () => {
    await page.open('/')
    const [refused, legal] = [acts.refused, acts.legal].map(score)
    expect(page.text()).to.contain(
      `Refusals played right: ${refused!.passed} of ${refused!.scored}; legal acts: ${legal!.passed} of ${legal!.scored}. A case`,
    )
  })

  test('shows the steps of such a case, and how to see the rest', async () => {
    const { id, steps } = cases[passed]!
    await page.open(id)
    const leftOut = page.document.querySelector('.left-out')!
    const panel = leftOut.closest('.case')!
    expect(panel.querySelectorAll('.step-pass')).to.have.length(steps.length)
    expect(panel.querySelector('.boards, .transcript')).to.equal(null)
    expect(leftOut.querySelector('code')!.textContent).to.match(
      /^npx --no-install stccg-conformance run --case .+ --transcripts all$/,
    )
    expect(leftOut.textContent).to.match(/; or play it: explain \S+ --play\.$/)
  })
})
