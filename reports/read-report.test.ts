import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { expect } from 'chai'
import { temporaryFolder } from '../test/fixture/temporary.ts'
import { conformance } from './fixture/result.ts'
import { json } from './json.ts'
import { readEach, readReport } from './read-report.ts'
import { ReportError } from './report-error.ts'

const folder = temporaryFolder('read-report-')
const file = join(folder, 'conformance.json')
const good = conformance(1)

const faults: readonly (readonly [what: string, text: string, why: RegExp])[] = [
  ['is empty', '', /it is not JSON/],
  ['is half a report', json(good).slice(0, 5000), /it is not JSON/],
  ['is another JSON', '[]', /the whole must be object/],
  ['is null', 'null', /the whole must be object/],
  ['has another version', json({ ...good, version: 3 as 2 }), /it has version 3, and versions 1 and 2 are read here/],
  ['has an unknown outcome', json(good).replace('"outcome":"pass"', '"outcome":"won"'), /\/0\/.*outcome/],
  ['has an unknown key', json({ ...good, colour: 'red' } as typeof good), /additional properties \("colour"\)/],
  ['is nested deeply', `${'['.repeat(3_000)}${']'.repeat(3_000)}`, /it is nested more than 80 levels deep/],
  ['has a case twice', json({ ...good, cases: [...good.cases, good.cases[0]!] }), /is in it twice/],
]

describe('readReport', () => {
  test('reads a file, and the file in a folder', () => {
    writeFileSync(file, `\uFEFF${json(good)}`)
    expect(readReport(file).result).to.deep.equal(JSON.parse(JSON.stringify(good)))
    expect(readReport(folder).file).to.equal(file)
  })

  test('of several, each that cannot be read is named', () => {
    const [half, none] = [join(folder, 'half.json'), join(folder, 'none.json')]
    writeFileSync(file, json(good))
    writeFileSync(half, '{')
    expect(readEach([file, file], readReport).map(one => one.file)).to.deep.equal([file, file])
    const reading = (): unknown => readEach([half, file, none, half], readReport)
    expect(reading)
      .to.throw(ReportError)
      .with.property('message')
      .that.matches(/^.*half\.json is no .+\n.*none\.json: there.+$/)
  })

  for (const [what, text, why] of faults)
    test(`what ${what} is refused by name`, () => {
      writeFileSync(file, text)
      expect(() => readReport(file))
        .to.throw(ReportError, why)
        .with.property('message')
        .that.matches(/conformance\.json is no conformance\.json: .+`run` writes one/)
    })

  test('a file that is not there is said to be missing', () => {
    expect(() => readReport(join(folder, 'none.json'))).to.throw(ReportError, /none\.json: there is no such file\./)
  })
})
