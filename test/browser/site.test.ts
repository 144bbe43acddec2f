import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { conformance } from '../../reports/fixture/result.ts'
import { writeReports } from '../../reports/write.ts'
import { pale } from './contrast.ts'
import { sitePage } from './hostile-pages.ts'
import { inBrowser, useBrowser } from './use-browser.ts'

let site: string
let report: string
const here = useBrowser(folder => {
  site = sitePage(folder)
  report = writeReports(conformance(1), folder, ['html'])[0]!
})

const heading = () => here.browser.evaluate<string>(`document.querySelector('h1').textContent`)
const status = () => here.browser.evaluate<string>(`document.querySelector('[role=status]').textContent`)
const alerts = () => here.browser.evaluate<string>(`document.querySelector('[role=alert]').textContent`)
const rows = () =>
  here.browser.evaluate<string[]>(`[...document.querySelectorAll('.ruling-matrix .id')].map(id => id.textContent)`)

inBrowser('an error, a refused script and pale text in a page are noticed', async () => {
  const file = join(here.folder, 'bad.html')
  const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-a'">`
  writeFileSync(
    file,
    `${policy}<h1>Bad</h1><p style="color: #aaa">Pale</p><img src=x onerror="window.hacked=1"><script nonce="a">missing()</script>`,
  )
  await here.browser.open(file)
  await here.browser.until(`document.images[0].complete`)
  expect(await here.browser.evaluate(pale)).to.deep.equal(['P. 2.32: Pale'])
  expect(here.browser.complaints.join()).to.contain('missing is not defined').and.contain('Content Security Policy')
})

inBrowser('the site begins with the engines and their scores', async () => {
  await here.browser.open(site)
  expect(await heading()).to.equal('How 2 engines play the rulings')
  expect(
    await here.browser.evaluate(`document.querySelector('.engine:last-child .engine-score').textContent`),
  ).to.equal('60 %')
  const cell = await here.browser.evaluate(
    `[...document.querySelectorAll('.matrix tbody tr')].find(row => row.textContent.startsWith('Stopped')).lastChild.innerText`,
  )
  expect(cell).to.match(/^\d+(\.\d)? % \d+ of \d+/)
})

inBrowser('a ruling has an address, and so has a case on one engine', async () => {
  const [ruling] = conformance(1).rulings
  await here.browser.open(site, { hash: ruling!.id })
  expect(await heading()).to.equal(ruling!.summary)
  expect(await here.browser.evaluate(`document.querySelector('.related summary').innerText`)).to.contain(
    'amended by 1 ruling',
  )
  const one = conformance(1).cases.find(({ outcome }) => outcome === 'fail')!
  await here.browser.open(site, { hash: `${one.id}?engine=example-engine` })
  await here.browser.until(`document.querySelector('[role=tab][aria-selected=true]')`)
  expect(
    await here.browser.evaluate(`document.querySelector('[role=tab][aria-selected=true]').textContent`),
  ).to.contain('Example Engine')
  await here.browser.until(`document.querySelector('figure.board')`)
  expect(await here.browser.evaluate(`document.querySelector('.case .message').textContent`)).to.equal(one.message)
  expect(here.browser.complaints).to.deep.equal([])
})

inBrowser('details that are missing are said to be missing', async () => {
  const moved = join(here.folder, 'alone.html')
  copyFileSync(site, moved)
  await here.browser.open(moved, { hash: conformance(1).rulings[0]!.id })
  await here.browser.until(`document.querySelector('[role=alert]')`)
  expect(await alerts()).to.match(/^cases\/\d+\.js cannot be read\. .+ is the whole folder there\?$/)
})

inBrowser('what changed between two laws is told topic by topic, each row with an address', async () => {
  await here.browser.open(site, { hash: '/changes' })
  expect(await heading()).to.match(/^What changed from .+ to .+/)
  const text = await here.browser.evaluate<string>(`document.querySelector('#main').innerText`)
  expect(text).to.contain('1 rule replaced, 1 gone, 8 new; 1 question answered differently')
  await here.browser.evaluate(`[...document.querySelectorAll('h3 a')].find(a => a.textContent === 'Who may').click()`)
  await here.browser.until(`document.querySelector('[role=status]').textContent === '1 change'`)
  expect(await here.browser.evaluate(`document.querySelectorAll('.readings tr').length`)).to.equal(2)
  expect(here.browser.complaints).to.deep.equal([])
})

inBrowser('fairness is told in words, with every custom and the way to all its cases', async () => {
  await here.browser.open(site, { hash: '/fairness/custom-stopped-01' })
  expect(await heading()).to.equal('Fairness of the suite')
  const text = await here.browser.evaluate<string>(`document.querySelector('.fairness').innerText`)
  expect(text).to.contain('In 1 of 40 trials, a right engine failed').and.contain('One custom is left out')
  await here.browser.until(`document.querySelector('[data-here] .custom-cases a')`)
  expect(
    await here.browser.evaluate(`[...document.querySelectorAll('[data-here] .custom-cases .plain a')].length`),
  ).to.equal(3)
  await here.browser.evaluate(`document.querySelector('[data-here] .fold-body > div > p a').click()`)
  await here.browser.until(`location.hash === '#q=custom:custom-stopped-01'`)
  await here.browser.until(`document.querySelector('.ruling-matrix')`)
  expect(await status()).to.match(/, 3 cases\.$/)
  expect(here.browser.complaints).to.deep.equal([])
})

inBrowser('the query is read from the address, and written to it', async () => {
  await here.browser.open(site, { hash: 'q=failed:example-engine topic:stopped' })
  expect(await rows())
    .to.include('1eS-stopped-21')
    .and.not.include('hostile-01')
  const all = await status()
  await here.browser.evaluate(
    `(() => { const q = document.getElementById('query'); q.value += ' -ruling:1eS-stopped-21'; q.dispatchEvent(new Event('input')) })()`,
  )
  await here.browser.until(`location.hash.includes('-ruling')`)
  expect(await status()).to.not.equal(all)
  expect(await here.browser.evaluate('location.hash')).to.equal(
    '#q=failed:example-engine+topic:stopped+-ruling:1eS-stopped-21',
  )
})

inBrowser('a query that cannot be read is explained', async () => {
  await here.browser.open(site, { hash: 'q=passd:example-engine' })
  expect(await alerts()).to.contain('Did you mean “passed:”?')
  expect(await status()).to.equal('Nothing is shown until the query can be read.')
})

inBrowser('a menu puts its term into the query', async () => {
  await here.browser.open(site, { hash: 'q=topic:stasis' })
  await here.browser.evaluate(
    `(() => { const menu = [...document.querySelectorAll('select')].find(one => one.ariaLabel.endsWith('topic')); menu.value = 'names'; menu.dispatchEvent(new Event('change')) })()`,
  )
  expect(await here.browser.evaluate(`document.getElementById('query').value`)).to.equal('topic:names')
  expect(await rows()).to.have.length(4)
})

inBrowser('the filter of the report', async () => {
  await here.browser.open(report, { hash: '/rulings?topic=names' })
  expect(await status()).to.match(/^3 rulings, /)
  await here.browser.evaluate(
    `(() => { const q = document.getElementById('search'); q.value = 'identities'; q.dispatchEvent(new Event('input', { bubbles: true })) })()`,
  )
  await here.browser.until(`document.querySelector('[role=status]').textContent.startsWith('1 ruling,')`)
  expect(await here.browser.evaluate('location.hash'))
    .to.contain('q=identities')
    .and.contain('topic=names')
})
