import { test } from 'node:test'
import { expect } from 'chai'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import type { Ruling } from '../../catalogue/ruling.ts'
import { suiteOf } from '../../runner/features.ts'
import { changedFacts, datumFaults } from './data.ts'

test('no ruling that is met by data survives a change of its datum', async () => {
  const all = await changedFacts(suiteOf(undefined), loadCatalogue())
  expect(all).to.have.length.above(20)
  const unnoticed = all
    .filter(({ by }) => !by)
    .map(({ ruling, card, fact, instead }) => ({ ruling, card, fact, instead }))
  expect(unnoticed).to.deep.equal([])
})

test('a datum names a card, a fact of it, and values that are wrong', () => {
  const row = (card: string, fact: string, wrong: unknown): [string, Ruling] => [
    'x',
    { id: 'x', file: 'f.yaml', met: 'data', data: [{ card, fact, not: [wrong] }] } as unknown as Ruling,
  ]
  const faults = (...of: Parameters<typeof row>) => datumFaults({ rulings: new Map([row(...of)]) })
  expect(faults('Warped Space', 'span', 4)).to.deep.equal([])
  expect(faults('Warped Spice', 'span', 4)).to.deep.equal([
    'f.yaml: x: no card is titled "Warped Spice" in cards/*.yaml',
  ])
  expect(faults('Warped Space', 'spin', 4)).to.deep.equal(['f.yaml: x: "Warped Space" has no fact "spin"'])
  expect(faults('Warped Space', 'span', 5)[0]).to.contain('`not:` names wrong values')
})
