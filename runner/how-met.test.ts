import { test } from 'node:test'
import { expect } from 'chai'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import type { Ruling } from '../catalogue/ruling.ts'
import { howMet } from './how-met.ts'

const { rulings } = loadCatalogue()
const of = (id: string) => howMet(rulings.get(id)!)

test('code says how a ruling is met, where its row does not', () => {
  expect(of('2eS-stopped-06')).to.deep.equal({ met: 'rule' })
  expect(of('faq96-38-red-alert-01')).to.deep.equal({ met: 'card', card: 'Red Alert!' })
  expect(howMet({ id: 'x-1', cards: [] } as unknown as Ruling)).to.deep.equal({ met: 'open' })
})

test('a row that says so is taken at its word', () => {
  const written = [...rulings.values()].filter(({ met }) => met !== undefined)
  expect(new Set(written.map(({ met }) => met))).to.deep.equal(new Set(['follows-from', 'data', 'excluded', 'open']))
  for (const ruling of written) expect(howMet(ruling)).to.equal(ruling)
})
