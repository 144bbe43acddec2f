import { before, describe, test } from 'node:test'
import { expect } from 'chai'
import { type OpenedPage, openPage } from '../fixture/page.ts'
import { conformance } from '../fixture/result.ts'
import { isTrouble } from '../words.ts'

const bare = conformance()
/** Of its four scenarios the first does not apply to the engine, and the third fails. */
const mixed = 'faq96-12-stopped-02'
const own = bare.cases.filter(one => one.rulings.includes(mixed))
const result = {
  ...bare,
  cases: bare.cases.map(one => {
    if (one === own[0]) return { ...one, outcome: 'not-applicable' as const }
    return one === own[2] ? { ...one, outcome: 'fail' as const } : one
  }),
}
let page: OpenedPage
let document: OpenedPage['document']
const text = () => page.text()
const open = (target: string) => page.open(target)

before(async () => {
  page = await openPage(result)
  document = page.document
})

describe('the list of rulings', () => {
  const rows = () => [...document.querySelectorAll('.ruling-row .id')].map(row => row.textContent)

  test('is searched by ruling id, by words and by card title', async () => {
    await open('/rulings?q=1eS-stopped-06')
    expect(rows()).to.include('1eS-stopped-06').and.to.have.length.below(3)
    await open('/rulings?q=COLON+grouping')
    expect(rows()[0]).to.equal('faq96-13-the-colon-rule-08')
    expect(rows()).to.include('faq96-13-the-colon-rule-09').and.to.not.include('1eS-stopped-06')
    await open('/rulings?q=khazara')
    expect(rows()).to.include('1eS-stopped-29').and.to.not.include('1eS-stopped-06')
  })

  test('is narrowed by outcome, ruleset, document and topic', async () => {
    await open('/rulings?outcome=crash')
    expect(rows()).to.deep.equal(['1eS-stopped-02', '1eS-stopped-29'])
    await open('/rulings?ruleset=second&outcome=pass')
    expect(rows()).to.deep.equal(['2eS-stopped-10', '2eS-stopped-11'])
    await open('/rulings?document=current-2014')
    expect(rows()).to.deep.equal(['cr14-stopped-01'])
    await open('/rulings?topic=names&document=faq-1996')
    expect(rows()).to.have.length(3)
  })

  test('calls topics by their titles, in the order of the law', async () => {
    await open('/rulings')
    const names = [...document.querySelectorAll('select[name=topic] option')].map(one => one.textContent)
    expect(names).to.deep.equal(['Any topic', 'Dilemmas', 'Names and personas', 'Battle', 'Stopped cards', 'Hostile'])
    expect(text()).to.contain('Stopped cards')
  })

  test('begins with what was played, where some was not', async () => {
    const link = document.querySelector('nav[aria-label=Report] a:nth-child(2)')!
    expect(link.getAttribute('href')).to.equal('#/rulings?outcome=played')
    await open('/rulings')
    const all = rows()
    await open('/rulings?outcome=played')
    expect(link.getAttribute('aria-current')).to.equal('page')
    expect(document.querySelector('select[name=outcome] option[selected]')!.textContent).to.equal('Played')
    const idle = all.filter(id => !rows().includes(id))
    const outcomesOf = (id: string) => result.cases.filter(one => one.rulings.includes(id)).map(one => one.outcome)
    expect(idle).to.not.have.length(0)
    for (const id of idle)
      for (const outcome of outcomesOf(id)) expect(outcome).to.be.oneOf(['unsupported', 'not-applicable'])
    for (const id of rows())
      expect(
        outcomesOf(id).some(one => one === 'pass' || isTrouble(one) || one === 'disputed'),
        id,
      ).to.equal(true)
  })

  test('nothing found is said', async () => {
    await open('/rulings?q=tribble')
    expect(text()).to.contain('0 rulings, 0 cases')
  })
})

test('of a ruling a scenario that failed comes first, and one that was not played last', async () => {
  await open(mixed)
  const names = [...document.querySelectorAll('.scenario-name')].map(one => one.textContent)
  expect(own).to.have.length(4)
  expect(names).to.deep.equal([own[2], own[1], own[3], own[0]].map(one => one!.scenario))
  const unfolded = [...document.querySelectorAll('details.scenario')].map(one => one.hasAttribute('open'))
  expect(unfolded).to.deep.equal([true, true, true, false])
})
