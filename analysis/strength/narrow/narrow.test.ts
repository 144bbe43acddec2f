import { before, describe, it } from 'node:test'
import { expect } from 'chai'
import { suiteOf } from '../../../runner/features.ts'
import { Table } from '../../variants/table.ts'
import { unchanged } from '../../variants/variant.ts'
import { type Narrowed, narrowed } from './narrow.ts'
import { Seen, type SeenFeatures } from './seen.ts'

const ruling = '1eS-stopped-05'

describe('narrow readings of a ruling', () => {
  let features: SeenFeatures
  let found: Narrowed
  before(async () => {
    const own = suiteOf(undefined).cases.filter(({ rulings }) => rulings.includes(ruling))
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
})
