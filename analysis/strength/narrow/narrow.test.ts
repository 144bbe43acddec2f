import { before, describe, it } from 'node:test'
import { expect } from 'chai'
import { loadCatalogue } from '../../../catalogue/catalogue.ts'
import { suiteOf } from '../../../runner/features.ts'
import type { Case } from '../../../steps/suite/case.ts'
import { Table } from '../../variants/table.ts'
import { unchanged } from '../../variants/variant.ts'
import { readSameChanges } from '../same-changes.ts'
import { type Narrowed, narrowed } from './narrow.ts'
import { Seen, type SeenFeatures } from './seen.ts'

const ruling = '1eS-stopped-05'

describe('narrow readings of a ruling', () => {
  let features: SeenFeatures
  let found: Narrowed
  let own: readonly Case[]
  before(async () => {
    own = suiteOf(undefined).cases.filter(({ rulings }) => rulings.includes(ruling))
    const seen = new Seen(({ rulings }, id) => rulings.includes(id))
    const table = new Table({ ...unchanged, law: law => seen.watching(law) })
    for (const one of own) {
      seen.play(one)
      await table.play(one)
    }
    features = seen.rules.get(ruling) as SeenFeatures
    found = await narrowed(ruling, features)
  })

  it('are of the features of the occasions on which it is asked', () => {
    expect([...features.keys()]).to.include.members(['phase', 'card, type', 'cause'])
    expect([...(features.get('phase')?.keys() ?? [])]).to.include('orders')
  })

  it('are told from it by scenarios that show it on other occasions', () => {
    const byType = found.readings.find(({ feature }) => feature === 'card, type')
    expect(byType).to.include({ ruling, fate: 'killed' })
    expect(byType?.by).to.match(/^1eS-stopped-05\//)
  })

  it('are no readings where nothing but one class is ever asked for', () => {
    const varied = [...features.values()].filter(classes => classes.size > 1).length
    expect(found.readings.length).to.be.at.most(varied)
    expect(found.readings.length + found.unasked).to.be.at.most(features.size)
    expect(found.unasked).to.be.above(0)
  })

  it('are of one class, and tell in what others the ruling decides', () => {
    for (const { id, feature, only, also } of found.readings) {
      expect(id).to.equal(`${ruling} only where ${feature} is ${only}`)
      expect(Object.keys(also)).to.be.an('array').that.is.not.empty.and.does.not.include(only)
    }
  })

  it('count for nothing where a row says why nobody can tell them from the ruling', async () => {
    const [other] = suiteOf(undefined).cases.filter(({ rulings }) => !rulings.includes(ruling))
    const decided = { own: new Set(own.slice(0, 1)), others: new Set<Case>() }
    const elsewhere = { own: new Set<Case>(), others: new Set([other as Case]) }
    const features = new Map([['phase', new Map(Object.entries({ orders: decided, end: elsewhere }))]])
    const same = new Map([[`${ruling} only where phase is orders`, 'Because.']])
    expect((await narrowed(ruling, features)).readings[0]).to.include({ fate: 'survived' })
    expect((await narrowed(ruling, features, same)).readings[0]).to.include({ fate: 'same', reason: 'Because.' })
  })

  it('are read from rows that name rulings', () => {
    const { rulings, customs } = loadCatalogue()
    for (const [id, reason] of readSameChanges('narrow/same/').reasons) {
      const [name = ''] = id.split(' only where ')
      expect(rulings.has(name) || customs.has(name), id).to.equal(true)
      expect(reason).to.match(/\.\s*$/)
    }
  })
})
