import { before, describe, test } from 'node:test'
import { inflateSync } from 'node:zlib'
import { expect } from 'chai'
import { Window } from 'happy-dom'
import { lawBook } from '../fixture/law.ts'
import { conformance } from '../fixture/result.ts'
import type { Conformance } from '../result.ts'
import { histories } from './histories.ts'
import { renderSite } from './site.ts'

interface Term {
  readonly kind: string
  readonly isNot: boolean
  readonly value?: string
  readonly engine?: string
  readonly name?: string
}

interface Client {
  readonly parseQuery: (text: string, words: object) => { terms: Term[]; problems: string[] }
  readonly findRulings: (site: object, terms: readonly Term[]) => { ruling: { id: string }; cases: { id: string }[] }[]
  readonly queryHref: (query: string) => string
  readonly readAddress: (hash: string) => { query?: string; path?: string; engine?: string }
}

let client: Client
let site: object
let words: object

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

before(async () => {
  const window = new Window()
  Object.assign(globalThis, { document: window.document })
  const load = (file: string): Promise<Record<string, never>> =>
    import(new URL(`./client/${file}`, import.meta.url).href)
  const files = await Promise.all(['query.js', 'find.js', 'address.js', 'site-data.js', 'query-words.js'].map(load))
  client = Object.assign({}, ...files) as Client
  const { openSite, queryWords } = client as unknown as {
    openSite: (packed: string) => Promise<object>
    queryWords: (site: object) => object
  }
  const reports = [conformance(1), contrary()].map((result, index) => ({
    file: import.meta.filename,
    digest: String(index),
    result,
  }))
  const engines = [reports[0]!, reports[1]!].flatMap(report => histories([report]))
  const [page] = renderSite({ law: lawBook(), engines })
  site = await openSite(page!.text.match(/id="data">([^<]+)</)![1]!)
  words = queryWords(site)
})

const parsed = (text: string) => client.parseQuery(text, words)
const found = (text: string) => {
  const { terms, problems } = parsed(text)
  expect(problems).to.deep.equal([])
  return client.findRulings(site, terms)
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

  test('offers the topics in the order of the law, by their titles', () => {
    const { fields } = words as { fields: { topic: { options: { key: string; label: string }[] } } }
    const known = Object.keys(conformance().topicTitles!)
    expect(fields.topic.options.map(({ key }) => key).slice(0, known.length)).to.deep.equal(known)
    expect(fields.topic.options).to.deep.include({ key: 'stopped', label: 'Stopped cards' })
  })

  test('knows topics, documents, rulesets, rulings, questions and kinds', () => {
    expect(ids('topic:names')).to.have.length(4)
    expect(ids('topic:"Names and personas"')).to.deep.equal(ids('topic:names'))
    expect(ids('ruling:1eS-stopped-2').every(id => id.startsWith('1eS-stopped-2'))).to.equal(true)
    expect(ids('document:"Current Rulings"')).to.deep.equal(ids('document:current-2014'))
    expect(ids('question:may-it-beam')).to.deep.equal([lawBook().rulings[0]!.id])
    expect(ids('question:any')).to.have.length(2)
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
      expect(client.readAddress(client.queryHref(query)).query).to.equal(query)
  })

  test('can be typed by hand', () => {
    expect(client.readAddress('#q=failed:my-engine%20topic:stasis').query).to.equal('failed:my-engine topic:stasis')
    expect(client.readAddress('#q=100%').query).to.equal('100%')
    expect(client.readAddress('#1eS-stopped-06/a@b?engine=c')).to.deep.equal({
      path: '1eS-stopped-06/a@b',
      engine: 'c',
    })
  })
})

test('the page holds its data packed, and nothing of it as text', () => {
  const [page] = renderSite({ law: lawBook(), engines: [] })
  expect(inflateSync(Buffer.from(page!.text.match(/id="data">([^<]+)</)![1]!, 'base64')).toString()).to.contain(
    'may-it-beam',
  )
  expect(page!.text).to.not.contain('may-it-beam')
})
