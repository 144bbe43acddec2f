import { before, beforeEach, describe, test } from 'node:test'
import { expect } from 'chai'
import { hostile } from '../fixture/boards.ts'
import { type OpenedPage, openPage } from '../fixture/page.ts'
import { conformance } from '../fixture/result.ts'

const bare = conformance()
const failing = bare.cases.find(one => one.outcome === 'fail')!
const link = 'https://example.org/issues/7'
const result = {
  ...bare,
  date: '2026-06-15T07:08:09Z',
  topics: bare.topics.map(one =>
    one.topic === 'battle' ? { ...one, totals: { ...one.totals, pass: 6, fail: 0, crash: 0 } } : one,
  ),
  known: [
    { case: failing.id, reason: 'Not written yet.', until: '2027-01-31', link },
    { case: 'another@2e', reason: 'Of another case.' },
  ],
}
let page: OpenedPage
let document: OpenedPage['document']
let window: OpenedPage['window']
const app = () => document.getElementById('app')!
const text = () => page.text()
const open = (target: string) => page.open(target)
const settle = () => page.settle()

before(async () => {
  page = await openPage(result)
  document = page.document
  window = page.window
})
beforeEach(() => open('/'))

describe('the page', () => {
  test('begins with the engine and the score', () => {
    expect(document.querySelector('h1')!.textContent).to.equal('Example Engine 3.2')
    expect(text()).to.contain('61.2 %').and.to.contain('30 of 49 cases passed.').and.to.contain('Reach89 %')
  })

  test('says when the suite was played, and where the code of the engine is', () => {
    expect(document.querySelector('.eyebrow')!.textContent).to.equal('Conformance report · 2026-06-15')
    expect(document.querySelector('.about')!.textContent).to.contain('2026-06-15 07:08:09 UTC')
    expect(document.querySelector('.about')!.innerHTML).to.contain(`href="${result.engine.source}"`)
  })

  test('folds the topics of which everything passed', async () => {
    const rows = (at: string) => [...document.querySelectorAll(`${at} tbody th`)].map(one => one.textContent)
    const folded = document.querySelector('.whole-topics')!
    expect(folded.querySelector('summary')!.textContent).to.equal('1 topic at 100 %')
    expect(folded.querySelectorAll('tr')).to.have.length(0)
    expect(rows('.bar-table')).to.include('Stopped cards').and.to.not.include('Battle')
    folded.setAttribute('open', '')
    folded.dispatchEvent(new window.Event('toggle'))
    await settle()
    expect(rows('.whole-topics')).to.deep.equal(['Battle'])
  })

  test('says of a known failure why it fails, where it is worked on and where faults are reported', async () => {
    await open(failing.id)
    const [known, ...more] = document.querySelectorAll('.known')
    expect(known!.textContent).to.equal(`A known failure, expected until 2027-01-31: Not written yet. ${link}`)
    expect(known!.querySelector('a')!.getAttribute('href')).to.equal(link)
    expect(more).to.have.length(0)
    expect(document.querySelector('.verdict')!.innerHTML).to.contain(`href="${result.engine.issues}"`)
  })

  test('says what explains the failures, with the cases', async () => {
    const section = document.querySelector('.diagnosis')!
    expect(section.querySelectorAll('ol > li .says')).to.have.length(2)
    expect(section.querySelector('.says a')!.getAttribute('href')).to.equal('#1eS-stopped-06')
    const cases = section.querySelector('.case-fold')!
    cases.setAttribute('open', '')
    cases.dispatchEvent(new window.Event('toggle'))
    await settle()
    expect(cases.querySelectorAll('li a')).to.have.length(13)
  })

  test('says how open questions are read, those read as usual in a fold', () => {
    const section = document.querySelector('.readings')!
    expect(section.querySelectorAll('.reading.another, .reading.neither')).to.have.length(2)
    expect(section.querySelector('.reading.presumed')).to.equal(null)
    expect(section.textContent).to.contain('1 question read as the suite does')
  })

  test('every ruling and every case has an address', async () => {
    for (const { id, summary } of result.rulings.slice(0, -1)) {
      await open(id)
      expect(document.querySelector('h1')!.textContent).to.equal(summary)
    }
    const [one] = result.cases
    await open(one!.id)
    expect(document.querySelector('[role=tab][aria-selected=true]')!.textContent).to.contain('FAQ of 1996')
  })

  test('an unknown address says so', async () => {
    await open('1eS-nothing-99')
    expect(text()).to.contain('no ruling and no case “1eS-nothing-99”')
  })

  test('hostile text stays text on every page', async () => {
    for (const target of [
      '/',
      '/rulings',
      '/missing',
      '/supposed',
      'hostile-01',
      'hostile-01/every-text-is-hostile@second',
    ]) {
      await open(target)
      expect(app().querySelector('img, b, script'), target).to.equal(null)
    }
    expect(text()).to.contain('</script><img src=x onerror="window.hacked=1"> & <b>')
    expect(text()).to.contain(hostile.slice(0, 50))
  })

  test('a case shows its steps, its message, its rulings and the board', async () => {
    await open('1eS-stopped-21/a-stopped-personnel-works-the-transporter-for-others@first-2014')
    expect(text()).to.contain('Failed. The engine did something else than the ruling says.')
    expect(text()).to.contain('stopped personnel cannot operate the transporter')
    expect(text()).to.contain('Nothing has changed on the board.')
    expect(document.querySelectorAll('figure.board')).to.have.length(1)
    expect(document.querySelector('.step-fail')!.textContent).to.contain('"Worf" is now on "Excavation"')
  })

  test('the same scenario under other rulesets stands side by side', async () => {
    await open('1eS-stopped-21')
    const columns = [...document.querySelectorAll('.scenario .column')].slice(0, 4)
    expect(columns.map(column => column.querySelector('h3')!.textContent)).to.deep.equal([
      'FAQ of 1996',
      'Glossary',
      'first-2014',
      'second',
    ])
    expect(columns[0]!.textContent).to.contain('that is illegal')
    expect(columns[1]!.textContent).to.contain('Worf aboard U.S.S. Enterprise → on the planet at Excavation')
  })

  test('arrow keys move between the tabs', async () => {
    await open('1eS-stopped-21')
    const list = document.querySelector('[role=tablist]')!
    list.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'ArrowRight' }))
    await settle()
    expect(list.querySelector('[aria-selected=true]')!.textContent).to.contain('FAQ of 1996')
  })

  test('cards that no set contains are counted in the head, and listed with what they do', async () => {
    await open('/')
    const link = document.querySelector('.result a[href="#/supposed"]')!
    expect(link.parentElement!.textContent).to.match(/^3 of [\d,]+ cases use cards that no set contains: \d+ of /)
    await open('/supposed')
    expect(text()).to.contain('Steady Hands').and.to.contain('whose CUNNING is +2')
  })

  test('rulings without scenarios are listed with their reasons', async () => {
    await open('/missing')
    expect(text()).to.contain('needs scouting attempts').and.to.contain('cross reference only')
  })
})
