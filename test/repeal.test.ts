import { test } from 'node:test'
import { expect } from 'chai'
import { playWithout } from '../analysis/repeal.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { suiteOf } from '../runner/features.ts'
import { drawnByLot } from './fixture/drawn.ts'

const suite = suiteOf(undefined)
const catalogue = loadCatalogue()
const encoded = new Set(suite.cases.flatMap(one => one.rulings))
const repealable = [...catalogue.rulings.values()].filter(
  ({ id, met }) => encoded.has(id) && (met === undefined || met === 'follows-from'),
)

test('without a ruling, one of its own scenarios fails', async () => {
  const survivors: string[] = []
  for (const { id } of drawnByLot(repealable, 16, { what: 'rulings', nameOf: one => one.id })) {
    const noticed = await playWithout(id, suite, catalogue)
    if (!noticed.some(({ verdict }) => verdict.outcome === 'fail')) survivors.push(id)
  }
  expect(survivors, `of ${repealable.length} rulings, nobody misses these`).to.deep.equal([])
})

test('there are rulings to repeal', () => {
  expect(repealable.length).to.be.greaterThan(0)
})

test('without the default that a basic rule is, its own scenario fails', async () => {
  const noticed = await playWithout('custom-docking-21', suite, catalogue)
  expect(noticed.map(({ verdict }) => verdict.outcome)).to.include('fail')
})
