import { describe, test } from 'node:test'
import { inflateSync } from 'node:zlib'
import { expect } from 'chai'
import { lawBook } from '../fixture/law.ts'
import { conformance } from '../fixture/result.ts'
import type { Conformance } from '../result.ts'
import { queryHref, readAddress } from './client/address.ts'
import { type Found, findRulings } from './client/find.ts'
import { parseQuery } from './client/query.ts'
import { queryWords } from './client/query-words.ts'
import { openSite, type Site } from './client/site-data.ts'
import type { SiteData } from './embedded.ts'
import { histories } from './histories.ts'
import { renderSite } from './site.ts'

/** A second engine that fails whatever the first one passes under one ruleset. */
function contrary(): Conformance {
  const base = conformance(1)
  const cases = base.cases.map(one =>
    one.outcome === 'pass' && one.ruleset === 'first-2014'
      ? { ...one, outcome: 'fail' as const, message: 'Contrary!' }
      : one,
  )
  return { ...base, engine: { ...base.engine, name: 'My “Engine”', version: '1' }, cases }
}

/** What the page of a site has embedded. */
function dataOf(...results: readonly Conformance[]): string {
  const engines = results.flatMap((result, index) =>
    histories([{ file: import.meta.filename, digest: String(index), result }]),
  )
  const [page] = renderSite({ law: lawBook(), engines })
  const packed = page?.text.match(/id="data">([^<]+)</)?.[1] ?? ''
  expect(page?.text).to.not.contain('may-it-beam')
  return inflateSync(Buffer.from(packed, 'base64')).toString()
}

const data: SiteData = JSON.parse(dataOf(conformance(1), contrary()))
const site: Site = openSite(data, () => Promise.reject(new Error('No file is read here.')))
const words = queryWords(site)

const parsed = (text: string) => parseQuery(text, words)
const found = (text: string): readonly Found[] => {
  const { terms, problems } = parsed(text)
  expect(problems).to.deep.equal([])
  return findRulings(site, terms).found
}
const ids = (text: string) => found(text).map(({ ruling }) => ruling.id)
const cases = (text: string) => found(text).flatMap(line => line.cases.map(one => one.id))

describe('a query', () => {
  test('finds everything when it is empty', () => {
    expect(ids('')).to.have.length(lawBook().rulings.length)
  })

  test('joins its terms by and, for one and the same case', () => {
    const both = cases('failed:my-engine passed:example')
    expect(both).to.not.be.empty
    for (const id of both) expect(id).to.match(/@first-2014$/)
    expect(cases('failed:my-engine passed:example ruleset:second')).to.deep.equal([])
    expect(cases('failed:my-engine AND passed:example')).to.deep.equal(both)
  })

  test('asks any engine and all of them', () => {
    expect(cases('failed:any').length).to.be.above(cases('failed:all').length)
    expect(cases('failed:all').length).to.equal(cases('failed:example failed:my').length)
    expect(cases('passed:any missing:any')).to.deep.equal([])
  })

  test('is turned round by a hyphen and by not', () => {
    expect(cases('-passed:example')).to.deep.equal(cases('not passed:example'))
    expect(cases('not -passed:example')).to.deep.equal(cases('passed:example'))
    expect(ids('is:covered').length + ids('-is:covered').length).to.equal(ids('').length)
  })

  test('finds words in rulings, cards and messages, and what is in quotes as it stands', () => {
    expect(ids('khazara')).to.include('1eS-stopped-29')
    expect(cases('contrary!').length).to.equal(cases('"Contrary!"').length).and.above(0)
    expect(ids('"card stopped"').length).to.be.below(ids('card stopped').length)
    expect(ids('"topic:stopped"')).to.deep.equal([])
  })

  test('takes words in spite of their endings and of slips, best first, and says what was taken instead', () => {
    expect(ids('cards beaming stopped')[0]).to.equal('1eS-stopped-06')
    const { terms } = parsed('stoped topic:stopped')
    const { found: line, remarks, isRanked } = findRulings(site, terms)
    expect(line.every(({ ruling, cases: own }) => [ruling, ...own].some(({ topic }) => topic === 'stopped'))).to.equal(
      true,
    )
    expect([isRanked, remarks]).to.deep.equal([true, ['Nothing has “stoped”; this was looked for instead: stopped.']])
  })

  test('offers the topics in the order of the law, by their titles', () => {
    const { options = [] } = words.fields.topic
    const known = Object.keys(conformance().topicTitles!)
    expect(options.map(({ key }) => key).slice(0, known.length)).to.deep.equal(known)
    expect(options).to.deep.include({ key: 'stopped', label: 'Stopped cards' })
  })

  test('knows topics, documents, rulesets, rulings, questions and kinds', () => {
    expect(ids('topic:names')).to.have.length(4)
    expect(ids('topic:"Names and personas"')).to.deep.equal(ids('topic:names'))
    expect(ids('ruling:1eS-stopped-2').every(id => id.startsWith('1eS-stopped-2'))).to.equal(true)
    expect(ids('document:"Current Rulings"')).to.deep.equal(ids('document:current-2014'))
    expect(ids('question:may-it-beam')).to.deep.equal([lawBook().rulings[0]!.id])
    expect(ids('question:any')).to.have.length(2)
    expect(cases('custom:custom-stopped-01')).to.have.length.above(2)
    expect(cases('custom:any').length).to.be.above(cases('custom:custom-stopped-01').length)
    expect(ids('is:amended')).to.have.length(1)
    expect(cases('is:divided')).to.deep.equal(cases('failed:my-engine passed:example'))
    expect(ids('met:open').length).to.be.above(0)
  })

  const faults: readonly (readonly [query: string, why: string | RegExp])[] = [
    [
      'passd:example',
      /^The query has no word “passd:”\. Did you mean “passed:”\? It has passed: .+ write "passd:example"\.$/,
    ],
    ['xyzzy:1', /^The query has no word “xyzzy:”\. It has/],
    ['__proto__:x', /^The query has no word “__proto__:”/],
    ['constructor:x', /^The query has no word “constructor:”/],
    ['failed:nobody', /^An engine “nobody” is not known\. There are: any, all, example-engine, my-engine\.$/],
    ['failed:engine', /^More than one engine fits “engine”: example-engine, my-engine\. Write more of it\.$/],
    ['topic:stoped', 'A topic “stoped” is not known. Nearest: stopped.'],
    ['ruleset:', 'After “ruleset:” comes a ruleset, without a space.'],
    ['failed: example', 'After “failed:” comes an engine, without a space.'],
    ['is:nice', /^A kind of ruling “nice” is not known\./],
    ['"two words', 'The quote before “two words” is not closed.'],
    ['beam or move', /^Terms are always joined by “and”; there is no “or”\./],
    ['beam not', /^After “not” comes what is not to be\./],
  ]
  for (const [query, why] of faults)
    test(`that says ${query} is explained`, () => {
      const { problems } = parsed(query)
      expect(problems).to.have.length(1)
      expect(problems[0]).to.match(
        typeof why === 'string' ? new RegExp(`^${why.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) : why,
      )
    })

  test('ends, whatever is typed', () => {
    for (const text of [
      '-',
      '--',
      ':',
      '""',
      '" "',
      '-:',
      'a:b:c',
      '“x”',
      '\u2028',
      '<script>',
      '-"',
      'a:"b"c',
      '🖖:🖖',
    ])
      expect(parsed(text).problems.length, text).to.be.below(3)
  })
})

describe('an address', () => {
  test('holds any query', () => {
    for (const query of ['failed:my-engine topic:stasis', '"a b" + c&d=e#f%', '50% \u202e <b>', ''])
      expect(readAddress(queryHref(query))).to.deep.equal({ query })
  })

  test('can be typed by hand', () => {
    expect(readAddress('#q=failed:my-engine%20topic:stasis')).to.deep.equal({ query: 'failed:my-engine topic:stasis' })
    expect(readAddress('#q=100%')).to.deep.equal({ query: '100%' })
    expect(readAddress('#1eS-stopped-06/a@b?engine=c')).to.deep.equal({
      path: '1eS-stopped-06/a@b',
      engine: 'c',
    })
  })
})

test('the page holds its data packed, and nothing of it as text', () => {
  expect(dataOf()).to.contain('may-it-beam')
})
