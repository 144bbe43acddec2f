import { deflateRawSync } from 'node:zlib'
import { expect } from 'chai'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { groundsIn } from '../../catalogue/grounds.ts'
import { referenceEngine } from '../../engine/adapter/serve.ts'
import { writePlayground } from '../../playground/write-playground.ts'
import { Client } from '../../protocol/client.ts'
import { inProcess } from '../../protocol/in-process.ts'
import { ownFeatures } from '../../runner/features.ts'
import { playCase } from '../../steps/judge/play-case.ts'
import { loadSuite } from '../../steps/suite/load-suite.ts'
import { inBrowser, useBrowser } from './use-browser.ts'

let file = ''
const here = useBrowser(folder => {
  file = writePlayground(folder)
})

const { cases, titles } = loadSuite([ownFeatures()])

async function onNode(): Promise<readonly string[]> {
  const client = new Client(inProcess(referenceEngine()))
  const hello = await client.hello(titles)
  const catalogue = loadCatalogue()
  const grounds = groundsIn(() => catalogue)
  const lines: string[] = []
  for (const kase of cases) {
    const { outcome, because } = await playCase(kase, { client, hello }, [], grounds)
    lines.push(`${kase.id} ${outcome} ${[...because].sort().join(' ')}`)
  }
  return lines
}

const situation = (change: object): string =>
  `1.${deflateRawSync(JSON.stringify({ rulesets: ['1e-glossary'], struck: [], readings: [], ...change })).toString('base64url')}`

const said = "[...document.querySelectorAll('.outcome')].map(one => one.textContent)"
const press = (label: string): string =>
  `[...document.querySelectorAll('button')].find(one => one.textContent === '${label}').click()`

async function open(hash: string): Promise<void> {
  await here.browser.open(file, { hash })
  await here.browser.until("document.querySelector('.outcome')")
}

inBrowser('a ruling is opened by its id, and stepped through forth and back', async () => {
  const { browser } = here
  await open('1eD-doubling-01')
  expect(await browser.evaluate(said)).to.deep.equal(['All of it comes out so.'])
  await browser.evaluate(press('Start'))
  await browser.evaluate(press('Forward'))
  expect(await browser.evaluate("document.querySelector('.position').textContent")).to.match(/^step 1 of \d+$/)
  await browser.evaluate(press('End'))
  expect(await browser.evaluate(said)).to.deep.equal(['All of it comes out so.'])
  expect(browser.complaints).to.deep.equal([])
})

inBrowser('a ruling that is struck out shows at once what comes out otherwise, and is put back', async () => {
  const { browser } = here
  await open('1eD-doubling-01')
  await browser.evaluate(press('strike out'))
  await browser.until("document.querySelector('.outcome.is-wrong')")
  expect(await browser.evaluate("document.querySelector('.message').textContent")).to.match(
    /should be 14, but it is 12/,
  )
  await browser.evaluate(press('put back'))
  await browser.until("document.querySelector('.outcome.is-right')")
})

inBrowser('a link opens the same position, also in another page', async () => {
  const { browser } = here
  await open('1eD-doubling-01')
  await browser.until("location.hash.startsWith('#1.')")
  const atTheEnd = await browser.evaluate<string>('location.hash')
  await browser.evaluate(press('Back'))
  await browser.until(`location.hash !== ${JSON.stringify(atTheEnd)}`)
  const hash = (await browser.evaluate<string>('location.hash')).slice(1)
  const position = await browser.evaluate("document.querySelector('.position').textContent")
  await open(hash)
  expect(await browser.evaluate("document.querySelector('.position').textContent")).to.equal(position)
})

inBrowser('what cannot be read is said in words, and the text stays', async () => {
  const { browser } = here
  const remark = "document.querySelector('.remark').textContent"
  await open('1.broken!')
  await browser.until(remark)
  expect(await browser.evaluate(remark)).to.match(/^This link is broken/)
  await open('9.abc')
  await browser.until(remark)
  expect(await browser.evaluate(remark)).to.match(/of another version/)
  const text =
    '@1e-2014\nFeature: x\n  Example: y\n    Given Alice has:\n      | card | where |\n      | Dataa | in hand |\n'
  await browser.open(file, { hash: situation({ text }) })
  await browser.until(remark)
  expect(await browser.evaluate(remark)).to.match(/^Line \d+: .*Data/)
  expect(await browser.evaluate("document.querySelector('.cm-content').innerText")).to.contain('Dataa')
})

inBrowser('two laws stand side by side, and where they part is said', async () => {
  const { browser } = here
  await open('1eD-doubling-01')
  const box = "[...document.querySelectorAll('.laws label')].find(one => /1996/.test(one.textContent)).firstChild"
  await browser.evaluate(`${box}.click()`)
  await browser.until("document.querySelectorAll('.outcome').length === 2")
  expect(await browser.evaluate("document.querySelector('.parts-here')?.textContent ?? ''")).to.match(
    /part at line \d+/,
  )
})

const inPage = `(async () => {
  const lines = []
  for (const kase of playground.allCases()) {
    const { verdict } = await playground.playCourse(kase, { ruleset: kase.ruleset, struck: [], readings: [] })
    lines.push(kase.id + ' ' + verdict.outcome + ' ' + [...verdict.because].sort().join(' '))
  }
  return lines
})()`

inBrowser('every case has the outcome in the page that it has on Node, and by the same rulings', async () => {
  await here.browser.open(file)
  await here.browser.until('globalThis.playground?.ready')
  const [page, node] = [await here.browser.evaluate<readonly string[]>(inPage), await onNode()]
  const known = new Set(node)
  expect(page.filter(line => !known.has(line)).slice(0, 5)).to.deep.equal([])
  expect(page.length).to.equal(node.length)
})
