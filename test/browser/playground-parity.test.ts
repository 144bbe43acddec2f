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
import { drawnCases } from '../fixture/drawn.ts'
import { unhurried } from '../fixture/patient.ts'
import { inBrowser, useBrowser } from './use-browser.ts'

let file = ''
const here = useBrowser(folder => {
  file = writePlayground(folder)
})

const { cases, titles } = loadSuite([ownFeatures()])
const drawn = drawnCases({ cases }, 16)

async function onNode(): Promise<readonly string[]> {
  const client = new Client(inProcess(referenceEngine()), unhurried)
  const hello = await client.hello(titles)
  const catalogue = loadCatalogue()
  const grounds = groundsIn(() => catalogue)
  const lines: string[] = []
  for (const kase of drawn) {
    const { outcome, because } = await playCase(kase, { client, hello }, [], grounds)
    lines.push(`${kase.id} ${outcome} ${[...because].sort().join(' ')}`)
  }
  return lines
}

const inPage = `(async () => {
  const lines = []
  const drawn = new Set(${JSON.stringify(drawn.map(({ id }) => id))})
  for (const kase of [...playground.allCases()].filter(({ id }) => drawn.has(id))) {
    const { verdict } = await playground.playCourse(kase, { ruleset: kase.ruleset, struck: [], readings: [] })
    lines.push(kase.id + ' ' + verdict.outcome + ' ' + [...verdict.because].sort().join(' '))
  }
  return lines
})()`

const idsInPage = '[...playground.allCases()].map(({ id }) => id)'

inBrowser(
  'every case is there, and has the outcome in the page that it has on Node, and by the same rulings',
  async () => {
    await here.browser.open(file)
    await here.browser.until('globalThis.playground?.ready')
    expect(await here.browser.evaluate<readonly string[]>(idsInPage)).to.deep.equal(cases.map(({ id }) => id))
    const [page, node] = [await here.browser.evaluate<readonly string[]>(inPage), await onNode()]
    const known = new Set(node)
    expect(page.filter(line => !known.has(line)).slice(0, 5)).to.deep.equal([])
    expect(page.length).to.equal(node.length)
  },
)
