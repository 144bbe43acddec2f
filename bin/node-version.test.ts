import { describe, it } from 'node:test'
import { expect } from 'chai'

const { tooOld }: { tooOld: (version: string) => string | undefined } = await import(
  new URL('./node-version.js', import.meta.url).href
)

describe('the version of Node', () => {
  for (const version of ['18.20.4', '20.10.0', '20.18.3', '21.7.3', '22.11.0', '16.0.0'])
    it(`is too old with ${version}, in one sentence that names it`, () => {
      expect(tooOld(version)).to.match(/^stccg-conformance needs Node 20\.19 or newer/)
      expect(tooOld(version)).to.contain(`this is Node ${version}.`)
    })

  for (const version of ['20.19.0', '20.20.2', '22.12.0', '22.18.0', '24.1.0', '25.0.0-nightly'])
    it(`is enough with ${version}`, () => {
      expect(tooOld(version)).to.equal(undefined)
    })
})
