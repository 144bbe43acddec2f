import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { expect } from 'chai'
import { temporaryFolder } from '../test/fixture/temporary.ts'
import { conformance } from './fixture/result.ts'
import { readReport } from './read-report.ts'
import { ReportError } from './report-error.ts'
import { formats, writeFiles, writeReports } from './write.ts'

const result = conformance()
let folder: string
beforeEach(() => {
  folder = temporaryFolder('reports-')
})

describe('writeReports', () => {
  test('writes what is wanted, in new folders too, and leaves nothing else', () => {
    const out = join(folder, 'a', 'b')
    const paths = writeReports(result, out, formats)
    expect(paths.map(path => path.slice(out.length + 1)).sort()).to.deep.equal(readdirSync(out).sort())
    expect(readReport(out).result).to.deep.equal(result)
  })

  test('the same result gives the same files', () => {
    const texts = ['one', 'two'].map(name =>
      writeReports(conformance(), join(folder, name), formats).map(path => readFileSync(path, 'utf8')),
    )
    expect(texts[0]).to.deep.equal(texts[1])
  })

  test('a folder under the name of a report leaves what was there whole', () => {
    mkdirSync(join(folder, 'conformance.html'))
    writeFileSync(join(folder, 'conformance.json'), 'before')
    expect(() => writeReports(result, folder, ['json', 'html'])).to.throw(
      ReportError,
      'a folder has the name of a report',
    )
    expect(readFileSync(join(folder, 'conformance.json'), 'utf8')).to.equal('before')
    expect(readdirSync(folder).sort()).to.deep.equal(['conformance.html', 'conformance.json'])
  })

  test('a file in the way is a clear error', () => {
    writeFileSync(join(folder, 'out'), '')
    expect(() => writeReports(result, join(folder, 'out'), ['json'])).to.throw(
      ReportError,
      /^The reports cannot be written to ".*out": a file is in the way\. Name another folder with --out\.$/,
    )
  })

  test('what cannot be made says itself how it is mended', () => {
    const made = function* (): Iterable<string> {
      yield 'half'
      throw new ReportError('It cannot be made. Mend it.')
    }
    const files = [{ path: join(folder, 'a'), text: made() }]
    expect(() => writeFiles(folder, files)).to.throw(ReportError, /^It cannot be made\. Mend it\.$/)
    expect(readdirSync(folder)).to.deep.equal([])
  })

  test('when one file fails, nothing is half-written and the old stays', () => {
    writeFileSync(join(folder, 'a'), 'old')
    const files = [
      { path: join(folder, 'a'), text: 'new' },
      { path: join(folder, 'missing', 'b'), text: 'new' },
    ]
    expect(() => writeFiles(folder, files)).to.throw(ReportError)
    expect(readFileSync(join(folder, 'a'), 'utf8')).to.equal('old')
    expect(readdirSync(folder)).to.deep.equal(['a'])
    expect(existsSync(join(folder, 'missing'))).to.equal(false)
  })
})
