import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import { UsageError } from '../runner/usage-error.ts'
import { temporaryFolder } from '../test/fixture/temporary.ts'
import { openPage, requirePage, type Start } from './open-page.ts'

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

  it('refuses a report that is not there, or a folder', () => {
    const none = join(folder, 'none.html')
    expect(() => requirePage(none)).to.throw(
      UsageError,
      `--report ${none}: there is no such file. \`stccg-conformance run\` writes`,
    )
    expect(() => requirePage(folder)).to.throw(UsageError, `--report ${folder}: this is a folder. `)
    expect(() => requirePage(page)).to.not.throw()
  })
})
