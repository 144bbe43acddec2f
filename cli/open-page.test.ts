import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import { temporaryFolder } from '../test/fixture/temporary.ts'
import { openPage, type Start } from './open-page.ts'

const folder = temporaryFolder('open page; #1 ')
const page = join(folder, 'conformance.html')
const opener = join(folder, 'xdg-open')
writeFileSync(page, '')
writeFileSync(opener, '')

const address = `${pathToFileURL(page).href}#1eS-stopped-06`
const linux = { platform: 'linux', env: { DISPLAY: ':0', PATH: folder } } as const

function told(works: boolean): { readonly start: Start; readonly calls: unknown[][] } {
  const calls: unknown[][] = []
  const start: Start = async (...call) => {
    calls.push(call)
    return works
  }
  return { start, calls }
}

describe('opening a page', () => {
  for (const [platform, program, args] of [
    ['linux', 'xdg-open', [address]],
    ['darwin', 'open', [address]],
    ['win32', 'rundll32', ['url.dll,FileProtocolHandler', address]],
  ] as const)
    it(`calls the opener of ${platform} with the deep link as one argument`, async () => {
      const { start, calls } = told(true)
      expect(await openPage(page, '1eS-stopped-06', { ...linux, platform, start })).to.equal(`Opened ${address}`)
      expect(calls).to.deep.equal([[program, args]])
    })

  it('says where the ruling is when nothing can be opened', async () => {
    const [refused, unasked] = [told(false), told(true)]
    const sentence = `No browser can be opened from here. The ruling is at ${address}`
    expect(await openPage(page, '1eS-stopped-06', { ...linux, start: refused.start })).to.equal(sentence)
    for (const env of [{ PATH: folder }, { DISPLAY: ':0', PATH: '' }])
      expect(await openPage(page, '1eS-stopped-06', { ...linux, env, start: unasked.start })).to.equal(sentence)
    expect(unasked.calls).to.deep.equal([])
  })

  it('says what to run when there is no report', async () => {
    const { start, calls } = told(true)
    const words = await openPage(join(folder, 'none.html'), 'x', { ...linux, start })
    expect(words).to.match(/^There is no report at .*none\.html yet\. `stccg-conformance run` writes it/)
    expect(calls).to.deep.equal([])
  })
})
