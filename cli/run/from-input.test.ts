import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { withDefaults } from '../../runner/options.ts'
import { playSuite } from '../../runner/play-suite.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { temporaryFolder } from '../../test/fixture/temporary.ts'
import { fromInput } from './from-input.ts'

const out = join(temporaryFolder('stccg-input-'), 'new', 'out')
const steps = `Given the spaceline:
  | mission    |
  | Excavation |
And Alice has:
  | card     | where             |
  | Runabout | at "Excavation"   |
  | Data     | aboard "Runabout" |
When Alice beams "Data" to "Excavation"
Then that is legal
`
const typed = (text: string) => Readable.from([text.slice(0, 9), text.slice(9)]) as unknown as NodeJS.ReadStream
const asked = (text: string, options = {}) =>
  fromInput(withDefaults({ features: ['-'], report: [], out, ...options }), typed(text))

async function refusal(text: string, options = {}): Promise<string> {
  try {
    await asked(text, options)
  } catch (error) {
    expect(error).to.be.instanceOf(UsageError)
    return (error as Error).message
  }
  return expect.fail('nothing was refused')
}

describe('a scenario that comes over standard input', () => {
  for (const [what, text, cases] of [
    ['steps alone', steps, 3],
    ['steps below their tags', `@1e-2014\n@ruling=1eS-stopped-06\n${steps}`, 1],
    ['a scenario without a feature', `Example: may Data beam?\n${steps}`, 3],
    ['a whole feature', `@1e-1996\nFeature: Mine\n  Example: may Data beam?\n${steps}`, 1],
  ] as const)
    it(`is played, and kept beside the report: ${what}`, async () => {
      const options = await asked(text)
      expect(options.features).to.deep.equal([join(out, 'scenario.feature')])
      expect(readFileSync(options.features![0]!, 'utf8')).to.include(steps)
      const { totals } = await playSuite(options)
      expect(totals).to.include({ cases, pass: cases })
    })

  it('stands beside other features', async () => {
    const { features } = await asked(steps, { features: ['mine', '-'] })
    expect(features).to.deep.equal(['mine', join(out, 'scenario.feature')])
  })

  it('is refused where nothing or no end of it comes, or where it would have to come again', async () => {
    expect(await refusal(' \n')).to.include('nothing came over standard input')
    expect(await refusal('x'.repeat(1_000_001))).to.include('more than a scenario has')
    expect(await refusal(steps, { watch: ['engine'] })).to.include('comes once')
    expect(await refusal(steps, { out: '/proc/none' })).to.include('cannot be kept there')
  })
})
