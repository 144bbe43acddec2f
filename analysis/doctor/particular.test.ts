import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { cardFacts, titles } from '../../cards/catalogue.ts'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { editionOf } from '../../catalogue/edition.ts'
import { printDiagnosis } from '../../cli/print/doctor.ts'
import type { Engine } from '../../protocol/engine.ts'
import type { HelloResult } from '../../protocol/types.ts'
import { suiteOf } from '../../runner/features.ts'
import { patient } from '../../test/fixture/patient.ts'
import { temporaryFolder } from '../../test/fixture/temporary.ts'
import { anewEachTime, type DoctorOptions, examine } from './doctor.ts'
import { declaring, mistaking, strictAboutSegments, strictAboutSpacelines } from './fixtures/particular.ts'
import { ownBoards } from './own-boards.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const rulesets = loadCatalogue().rulesets.map(({ id }) => id)
const isSecond = (ruleset: string): boolean => editionOf(ruleset) === 'second'
const [first, second] = [rulesets.filter(id => !isSecond(id)), rulesets.filter(isSecond)]

/** Nothing is to be mended, and nothing differs from the rulings. */
async function expectRight(options: DoctorOptions, engine?: Engine): Promise<void> {
  const diagnosis = await examine({ strict: true, ...options }, engine)
  const states = diagnosis.findings.map(({ state }) => state)
  expect(states, printDiagnosis(diagnosis, 80)).not.to.include('mend').and.not.to.include('rules')
}

describe('the doctor finds nothing wrong with an engine that insists on', () => {
  for (const declared of [first, second, rulesets])
    it(`the spacelines of ${declared.join(', ')}`, async () => {
      await expectRight(
        {},
        anewEachTime(() => strictAboutSpacelines(declaring({ rulesets: declared }), isSecond)),
      )
    })

  it('the quadrant of the missions that it has', () => {
    const unknownTitles = titles().filter(title => cardFacts(title).quadrant !== 'delta')
    const hello = { can: { rulesets: first, phases: ['orders'] }, unknownTitles } as unknown as HelloResult
    const lines = ownBoards(hello, suiteOf(undefined)).flatMap(({ cards }) => cards.map(({ where }) => where.join(' ')))
    expect(new Set(lines.filter(line => line.startsWith('spaceline')))).to.deep.equal(new Set(['spaceline delta']))
  })

  for (const code of ['wrong-time', undefined] as const)
    it(`the segment for orders${code ? '' : ', without a word of why'}`, async () => {
      const can = { rulesets: ['1e-2014'], try: false, reasons: code !== undefined }
      await expectRight(
        {},
        anewEachTime(() => strictAboutSegments(declaring(can), code)),
      )
    })

  it('ids of its own for the cards', async () => {
    const folder = temporaryFolder('doctor-')
    const cardsMap = join(folder, 'cards.yaml')
    const lines = suiteOf(undefined).titles.map(
      title => `${JSON.stringify(title)}: ${JSON.stringify(`id of ${title}`)}`,
    )
    writeFileSync(cardsMap, lines.join('\n'))
    const words = [process.execPath, here('../../test/fixture/by-ids.js'), here('../../bin/stccg-conformance.js')]
    await expectRight({ cardsMap, timeout: patient.timeout, engine: words.map(word => JSON.stringify(word)).join(' ') })
    rmSync(folder, { recursive: true })
  })
})

describe('the doctor names the card that was taken for another one of its name', () => {
  const found = async (title: string, taken: string) => {
    const { findings } = await examine(
      { strict: true },
      anewEachTime(() => mistaking(declaring({ rulesets: ['1e-2014'] }), title, taken)),
    )
    return findings.filter(({ check }) => check === 'namesakes')
  }

  it('by the values that it shows', async () => {
    const [finding] = await found('Deanna Troi (First Contact)', 'Deanna Troi')
    expect(finding).to.include({ state: 'mend' })
    expect(finding?.seen).to.match(/^"Deanna Troi \(First Contact\)" has the .+ of "Deanna Troi"\.$/)
  })

  it('and finds nothing where each is what it is', async () => {
    const [finding] = await found('Worf', 'Worf')
    expect(finding).to.include({ state: 'well' })
  })
})
