import { describe, it } from 'node:test'
import { expect } from 'chai'
import { suiteOf } from '../../../runner/features.ts'
import type { EngineFunction } from '../../reference.ts'
import { Table } from '../../variants/table.ts'
import { unchanged } from '../../variants/variant.ts'
import { waysOfAsking } from './asking.ts'

/** Those that choose several: in an order that decides, and before a choice of another thing. */
const rulings = ['custom-dilemmas-80', '1eD-downloading-39']
const cases = suiteOf(undefined).cases.filter(one => rulings.some(id => one.rulings.includes(id)))

describe('an engine that asks in which order those stand who were chosen', () => {
  it('is answered as the scenario names them', async () => {
    const orders: (readonly string[])[] = []
    const heard = (engine: EngineFunction): EngineFunction => {
      const asking = waysOfAsking.find(({ id }) => id === 'ordered afterwards')!.wrap(engine)
      return request => {
        if (request.do === 'answer' && 'order' in request.answer) orders.push(request.answer.order)
        return asking(request)
      }
    }
    const table = new Table({ ...unchanged, engine: heard })
    const outcomes: (string | undefined)[] = []
    for (const one of cases) outcomes.push((await table.play(one))?.outcome)
    expect(new Set(outcomes)).to.deep.equal(new Set(['pass']))
    expect(orders).to.deep.include.members([
      ['Locked Gate', 'Closed Assembly'],
      ['Closed Assembly', 'Locked Gate'],
    ])
  })
})
