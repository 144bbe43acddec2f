import { expect } from 'chai'
import { conformance } from '../../reports/fixture/result.ts'
import { writeReports } from '../../reports/write.ts'
import { inBrowser, useBrowser } from './use-browser.ts'

const result = conformance(3)
let report: string
const here = useBrowser(folder => {
  report = writeReports(result, folder, ['html'])[0]!
})

const evaluate = <T>(expression: string) => here.browser.evaluate<T>(expression)
const until = (expression: string) => here.browser.until(expression)
const heading = () => evaluate<string>(`document.querySelector('h1').textContent`)
const topOf = (selector: string) =>
  evaluate<number>(`document.querySelector('${selector}').getBoundingClientRect().top`)

inBrowser('whoever goes back finds the link that he followed where it was', async () => {
  await here.browser.open(report, { hash: '/rulings' })
  const id = await evaluate<string>(
    `(() => { const rows = document.querySelectorAll('.ruling-row'); const row = rows[rows.length - 2]; row.scrollIntoView({ block: 'center' }); return row.querySelector('.id').textContent })()`,
  )
  const link = `a.summary[href="#${id}"]`
  await evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
  const before = await topOf(link)
  await evaluate(`document.querySelector('${link}').click()`)
  await until(`document.querySelector('article.ruling')`)
  expect(await evaluate('scrollY')).to.equal(0)
  await evaluate('history.back()')
  await until(`document.querySelector('${link}')`)
  await until(`document.activeElement?.matches('${link}')`)
  await until(`Math.abs(document.querySelector('${link}').getBoundingClientRect().top - ${before}) < 3`)
})

inBrowser('from a narrowed list, the next ruling is the next of the list', async () => {
  await here.browser.open(report, { hash: '/rulings?outcome=fail' })
  const ids = await evaluate<string[]>(`[...document.querySelectorAll('.ruling-row .id')].map(one => one.textContent)`)
  expect(ids.length).to.be.above(2)
  await evaluate(`document.querySelector('.ruling-row a').click()`)
  for (const id of ids) {
    await until(`document.querySelector('.facts .id')?.textContent === '${id}'`)
    expect(await evaluate('location.hash')).to.equal(`#${id}?outcome=fail`)
    await evaluate(`document.querySelector('.neighbour.next')?.click()`)
  }
  expect(await evaluate(`document.querySelector('.neighbour.next')`)).to.equal(null)
  await evaluate(`document.querySelector('.crumbs a').click()`)
  await until(`document.querySelector('.ruling-row')`)
  expect(await evaluate('location.hash')).to.equal('#/rulings?outcome=fail')
})

inBrowser('an address of a case lands on the case, though it is filled later', async () => {
  const one = result.cases.findLast(({ id }) => id.startsWith('1eS-stopped-06/'))!
  await here.browser.open(report, { hash: one.id })
  await until(`document.querySelector('details.scenario[open] figure.board')`)
  await until(`Math.abs(document.querySelector('details.scenario[open]').getBoundingClientRect().top) < 120`)
  expect(await heading()).to.equal(result.rulings.find(({ id }) => id === '1eS-stopped-06')!.summary)
  expect(here.browser.complaints).to.deep.equal([])
})
