import { before, describe, test } from 'node:test'
import { expect } from 'chai'
import { type OpenedPage, openPage } from '../fixture/page.ts'
import { conformance } from '../fixture/result.ts'

const result = conformance(1)
let page: OpenedPage
before(async () => {
  page = await openPage(result)
})

const all = (selector: string) => [...page.document.querySelectorAll(selector)]
const texts = (selector: string) => all(selector).map(one => one.textContent)

/** Opens what is folded under that name. */
async function unfold(name: string): Promise<void> {
  const fold = all('details').find(one => one.querySelector('summary')!.textContent!.includes(name))!
  fold.setAttribute('open', '')
  fold.dispatchEvent(new page.window.Event('toggle'))
  await page.settle()
}

describe('the law beside a ruling', () => {
  test('is told with its facts: laws in force, what it changes, what amends its entry', async () => {
    await page.open('faq96-12-stopped-01')
    expect(texts('.facts dt')).to.include.members(['In force', 'What it changes'])
    expect(texts('.facts dd')).to.include('FAQ of 1996; Glossary')
    expect(texts('.related summary')[0]).to.equal('Its entry is amended by 1 ruling')
  })

  test('has other law side by side, and the boards on which both are played', async () => {
    await page.open('1eS-stopped-21')
    expect(texts('.side h3').slice(0, 2)).to.deep.equal([
      "The publisher's official FAQ, 14 May 1996",
      'First Edition Glossary, letter S',
    ])
    expect(all('.side.is-here')).to.have.length(1)
    expect(texts('.side p')).to.include('Nothing at all.').and.to.include('All but what is listed.')
    const [board] = all('.one-board li')
    expect([...board!.querySelectorAll('a')].map(one => one.textContent)).to.deep.equal([
      'passedFAQ of 1996',
      'passedGlossary',
      'failedfirst-2014',
    ])
  })

  test('has the open questions with their readings, and the customs with all their cases', async () => {
    await page.open('faq96-12-stopped-01')
    expect(texts('.open-question li')).to.deep.equal(['It may. The suite expects this reading.', 'It may not.'])
    const [first] = result.cases
    await page.open(first!.rulings[0]!)
    await unfold('also rest on')
    const [link] = all('.related a[href^="#/rulings?custom="]')
    await page.open(link!.getAttribute('href')!.slice(1))
    expect(page.text()).to.match(/\d+ rulings?, 3 cases/)
    expect(all('select[name=custom]')).to.have.length(1)
  })

  test('is left out where a ruling has nothing of it', async () => {
    await page.open('2eS-selections-06')
    expect(all('.related')).to.deep.equal([])
    expect(page.text()).to.contain('In no ruleset of the reference engine; its document is part of second')
    expect(page.text()).to.contain('Not encoded yet')
  })
})

describe('the measures of the overview', () => {
  test('are the score, its reach and the coverage, each with a bar, and the counts add up', async () => {
    await page.open('/')
    expect(texts('.measure h2')).to.deep.equal(['Score', 'Reach', 'Coverage'])
    expect(all('.measure .bar')).to.have.length(3)
    const { checkable, suite, ...counts } = result.coverage!
    expect(Object.values(counts).reduce((sum, count) => sum + count)).to.equal(checkable)
    expect(page.text()).to.contain(`of ${result.reach?.suite ?? suite} cases of the suite count.`)
    expect(page.text()).to.contain(`8 of ${checkable} checkable rulings are verified.`)
    expect(page.text()).to.contain('9 not passed, 2 not wholly played, 5 not wholly encoded yet, 1 excluded')
  })

  test('come before what explains most, and that before any table', () => {
    const order = all('.measures, .diagnosis, .tables').map(one => one.className)
    expect(order).to.deep.equal(['measures', 'diagnosis', 'tables'])
  })
})

describe('the search of the list', () => {
  test('forgives endings and slips, and says what was taken instead', async () => {
    await page.open('/rulings?q=stoped+beming')
    expect(texts('[role=status]')[0]).to.contain('Nothing has “stoped”; this was looked for instead: stopped.')
    expect(texts('.ruling-row .id')[0]).to.equal('1eS-stopped-06')
    await page.open('/rulings?q=can+I+beam+a+stopped+card')
    expect(texts('.ruling-row .id')[0]).to.equal('1eS-stopped-06')
  })
})
