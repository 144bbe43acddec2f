import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { inflateSync } from 'node:zlib'
import { expect } from 'chai'
import { hostile } from '../fixture/boards.ts'
import { conformance } from '../fixture/result.ts'
import { chunkSize, embed } from './data.ts'
import type { CaseDetails, CaseLine, EmbeddedReport } from './embedded.ts'
import { renderHtml } from './page.ts'

const result = conformance()
const html = renderHtml(result)

const { lines, details: packedDetails } = JSON.parse(embed(result)) as EmbeddedReport
const unpacked = <T>(lists: readonly string[]): T[] =>
  lists.flatMap(packed => JSON.parse(inflateSync(Buffer.from(packed, 'base64')).toString()) as T[])

describe('renderHtml', () => {
  test('is one file: nothing is loaded from elsewhere', () => {
    expect(html).to.not.match(/<(link|img|iframe|object)\b/)
    expect(html).to.not.match(/<script[^>]+src=/)
    expect(html).to.not.match(/url\(|@import/)
    expect(html).to.contain("default-src 'none'")
  })

  test('only its own script may run', () => {
    const script = html.slice(html.lastIndexOf('<script>') + 8, html.lastIndexOf('</script>'))
    const digest = createHash('sha256').update(script).digest('base64')
    expect(html).to.contain(`script-src 'sha256-${digest}'`)
  })

  test('no text ends the data or begins markup', () => {
    expect(html.match(/<\/script>/g)).to.have.length(2)
    expect(html).to.not.contain('<img')
    expect(html).to.not.match(/(?![\n\t])\p{Cc}|\p{Bidi_Control}/u)
  })

  test('the title is escaped', () => {
    const named = renderHtml({ ...result, engine: { ...result.engine, name: hostile } })
    expect(named).to.contain('<title>Conformance of &#60;/script&#62;&#60;img src=x')
  })

  test('the same result gives the same page', () => {
    expect(renderHtml(conformance())).to.equal(html)
  })
})

describe('embed', () => {
  test('every case has its details', () => {
    const details = unpacked<CaseDetails>(packedDetails)
    expect(details).to.have.length(result.cases.length)
    expect(details[0]!.before).to.deep.equal(result.cases[0]!.before)
    expect(details[chunkSize]!.steps.map(step => step.text)).to.deep.equal(
      result.cases[chunkSize]!.steps.map(step => step.text),
    )
  })

  test('lines know the card titles, and not the boards', () => {
    const [first] = unpacked<CaseLine>(lines)
    expect(first!.cards).to.include('U.S.S. Enterprise')
    expect(first).to.not.have.any.keys('before', 'after', 'steps', 'transcript')
  })

  test('5,000 cases stay a small file', () => {
    const copies = Math.ceil(5000 / (result.cases.length / 2))
    expect(renderHtml(conformance(copies)).length).to.be.below(12_000_000)
  })
})
