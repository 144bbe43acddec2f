import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { inflateSync } from 'node:zlib'
import { expect } from 'chai'
import { temporaryFolder } from '../../test/fixture/temporary.ts'
import { lawBook } from '../fixture/law.ts'
import { conformance } from '../fixture/result.ts'
import { json } from '../json.ts'
import { ReportError } from '../report-error.ts'
import type { Conformance } from '../result.ts'
import { histories, readReports } from './histories.ts'
import { readStrength } from './read-strength.ts'
import { renderSite } from './site.ts'
import { writeSite } from './write-site.ts'

const root = temporaryFolder('site-')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(root, 'a-'))
})

function save(name: string, change: Partial<Conformance['engine']> = {}): string {
  const base = conformance(1)
  const file = join(folder, name)
  writeFileSync(file, json({ ...base, engine: { ...base.engine, ...change } }))
  return file
}

const engines = (...files: readonly string[]) => histories(readReports(files))

describe('histories', () => {
  test('reports of one engine are its history, in the order given', () => {
    const files = [save('b', { version: '1' }), save('other', { name: 'Other' }), save('a', { version: '2' })]
    const found = engines(...files)
    expect(found.map(({ key, runs }) => [key, runs.length])).to.deep.equal([
      ['example-engine', 2],
      ['other', 1],
    ])
    expect(found[0]!.latest.result.engine.version).to.equal('2')
  })

  test('keys are unique, and not words of the query', () => {
    const names = ['Any', 'any!', '¡!', '', 'Ü-Engine']
    const found = engines(...names.map((name, index) => save(`${index}`, { name })))
    expect(found.map(({ key }) => key)).to.deep.equal(['any-2', 'any-3', 'engine-3', 'engine-4', 'u-engine'])
    expect(found[3]!.name).to.equal('Engine 4, without a name')
  })

  test('a report given twice, or copied, is refused by name', () => {
    const [one, copy] = [save('one.json'), save('copy.json')]
    expect(() => engines(one, join(folder, '.', 'one.json'))).to.throw(
      ReportError,
      /one\.json is given twice\. Leave one out\./,
    )
    expect(() => engines(one, copy)).to.throw(
      ReportError,
      /one\.json and .*copy\.json are the same report of Example Engine 3\.2\. Leave one out\./,
    )
  })
})

describe('readStrength', () => {
  const score = { mutants: 2, killed: 1, killedElsewhere: 0, survived: 1, score: 50 }
  const good = {
    ...score,
    documents: [{ document: 'd', ...score }],
    topics: [],
    rulings: [{ ruling: 'r', ruleset: 's', fate: 'survived', more: 1 }],
  }
  const faults: readonly (readonly [string, RegExp])[] = [
    ['{', /it is not JSON/],
    ['{}', /must have required property/],
    [JSON.stringify({ ...good, rulings: [{}] }), /\/rulings\/0 must have/],
    [JSON.stringify({ ...good, score: '50' }), /\/score must be number/],
  ]

  test('takes what strength prints, and refuses anything else by name', () => {
    const file = join(folder, 'strength.json')
    writeFileSync(file, JSON.stringify(good))
    expect(readStrength(file).rulings[0]!.fate).to.equal('survived')
    for (const [text, why] of faults) {
      writeFileSync(file, text)
      expect(() => readStrength(file)).to.throw(ReportError, why)
    }
    expect(() => readStrength(join(folder, 'none'))).to.throw(
      ReportError,
      /none: there is no such file\. `strength --json/,
    )
  })
})

describe('renderSite', () => {
  test('the same reports give the same site', () => {
    const files = [save('1', { version: '1' }), save('2')]
    const [first, second] = [0, 1].map(() => renderSite({ law: lawBook(), engines: engines(...files) }))
    expect(first).to.deep.equal(second)
  })

  test('every case has its details for every engine, and the page only lines', () => {
    const files = renderSite({ law: lawBook(), engines: engines(save('1'), save('2', { name: 'Other' })) })
    const details = files.filter(({ path }) => path.startsWith('cases/'))
    const unpacked = details.flatMap(({ text }) => {
      const [, packed] = text.match(/^siteCases\(\d+,"([\w+/=]+)"\)\n$/)!
      return JSON.parse(inflateSync(Buffer.from(packed!, 'base64')).toString()) as { before?: unknown }[][]
    })
    expect(unpacked).to.have.length(conformance(1).cases.length)
    expect(unpacked[0]!.map(({ before }) => before)).to.deep.equal(Array(2).fill(conformance(1).cases[0]!.before))
  })

  test('engines that do the same share the room', () => {
    const size = (count: number) => {
      const files = Array.from({ length: count }, (_, index) => save(`${index}`, { name: `Engine ${index}` }))
      return renderSite({ law: lawBook(), engines: engines(...files) }).reduce((sum, { text }) => sum + text.length, 0)
    }
    expect(size(6)).to.be.below(size(1) * 1.5)
  })

  test('the first page loads nothing from elsewhere and no script without the word of the page', () => {
    const [page] = renderSite({ law: lawBook(), engines: engines(save('1')) })
    const [, nonce] = page!.text.match(/script-src 'nonce-([^']+)'/)!
    expect(page!.text).to.contain("default-src 'none'")
    expect(page!.text.match(/<script[^>]*>/g)).to.deep.equal([
      '<script type="text/plain" id="data">',
      `<script nonce="${nonce}">`,
    ])
    expect(page!.text).to.not.match(/url\(|@import|<(link|img|iframe|object)\b/)
  })
})

describe('writeSite', () => {
  const files = (text: string) => [
    { path: 'index.html', text },
    { path: 'cases/0.js', text },
  ]

  test('a site gives way to a newer one, and nothing else stays', () => {
    const out = join(folder, 'deep', 'site')
    writeSite([...files('old'), { path: 'cases/1.js', text: 'old' }], out)
    expect(writeSite(files('new'), out)).to.equal(join(out, 'index.html'))
    expect(readdirSync(out, { recursive: true }).sort()).to.deep.equal(['cases', 'cases/0.js', 'index.html'])
    expect(readFileSync(join(out, 'index.html'), 'utf8')).to.equal('new')
    expect(readdirSync(join(folder, 'deep'))).to.deep.equal(['site'])
  })

  test('a folder with other files is left as it is', () => {
    const out = join(folder, 'mine')
    mkdirSync(out)
    writeFileSync(join(out, 'index.html'), 'mine')
    expect(() => writeSite(files('new'), out)).to.throw(
      ReportError,
      /holds other files than a site; they would be lost/,
    )
    expect(readFileSync(join(out, 'index.html'), 'utf8')).to.equal('mine')
    expect(readdirSync(folder)).to.deep.equal(['mine'])
  })

  test('a file in the way is a clear error, and nothing is half-written', () => {
    const out = join(folder, 'file')
    writeFileSync(out, '')
    for (const place of [out, join(out, 'below')])
      expect(() => writeSite(files('new'), place)).to.throw(
        ReportError,
        /cannot be written to ".*": a file is in the way\./,
      )
    expect(() => writeSite([{ path: 'missing/x', text: '' }], join(folder, 'site'))).to.throw(ReportError)
    expect(existsSync(join(folder, 'site'))).to.equal(false)
    expect(readdirSync(folder)).to.deep.equal(['file'])
  })
})
