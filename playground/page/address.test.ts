import { after, beforeEach, describe, it } from 'node:test'
import { expect } from 'chai'
import { trackedAddress } from './address.ts'

const fakes = {
  location: { hash: '' },
  history: {
    replaceState(_: unknown, __: string, address: string) {
      fakes.location.hash = address
    },
  },
}

describe('the address of the page', () => {
  beforeEach(() => {
    fakes.location.hash = '#1eS-stopped-06'
    Object.assign(globalThis, fakes)
  })
  after(() => {
    for (const name of Object.keys(fakes)) Reflect.deleteProperty(globalThis, name)
  })

  it('is written once it is known, time after time', async () => {
    const address = trackedAddress()
    await address.keep(Promise.resolve('1.one'))
    await address.keep(Promise.resolve('1.two'))
    expect(fakes.location.hash).to.equal('#1.two')
  })

  it('is left to whoever has gone elsewhere meanwhile', async () => {
    const address = trackedAddress()
    const kept = address.keep(Promise.resolve('1.one'))
    fakes.location.hash = '#1eD-doubling-01'
    await kept
    expect(fakes.location.hash).to.equal('#1eD-doubling-01')
    expect(address.read()).to.equal('1eD-doubling-01')
    await address.keep(Promise.resolve('1.two'))
    expect(fakes.location.hash).to.equal('#1.two')
  })
})
