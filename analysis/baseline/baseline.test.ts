import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { exitCodes } from '../../cli/exit-codes.ts'
import { settle } from '../../cli/run/settle.ts'
import { conformance } from '../../reports/fixture/result.ts'
import type { RunOptions } from '../../runner/options.ts'
import { UsageError } from '../../runner/usage-error.ts'
import type { Suite } from '../../steps/suite/case.ts'
import * as fc from '../../test/fixture/fc.ts'
import { temporaryFolder } from '../../test/fixture/temporary.ts'
import { readBaseline, readBaselines } from './baseline.ts'
import { baselineText, compareWith } from './compare.ts'

const { cases } = conformance(1)
const suite = { cases: cases.map(({ id, rulings }) => ({ id, rulings })) } as unknown as Suite
const folder = temporaryFolder('baseline-')
const file = join(folder, 'baseline.yaml')

function read(text: string) {
  writeFileSync(file, text)
  return readBaseline(file, suite)
}

const failing = cases.find(one => one.outcome === 'fail')!
const passing = cases.find(one => one.outcome === 'pass')!
const today = '2026-06-15'

describe('a baseline', () => {
  it('is written so that it expects all that fails', () => {
    const { expected, unexpected, stale } = compareWith(read(baselineText(cases)), cases, today)
    expect(expected.length).to.be.above(0)
    expect([unexpected, stale]).to.deep.equal([[], []])
  })

  it('keeps where a known failure is worked on', () => {
    const link = 'https://example.org/issues/7'
    const entries = (id: string) => read(`- case: "${id}"\n  reason: r\n  link: ${link}\n`)
    expect(compareWith(entries(failing.id), cases, today).known.map(one => one.link)).to.deep.equal([link])
    const { known, stale } = compareWith(entries(passing.id), cases, today)
    expect(known).to.deep.equal([])
    expect(stale).to.deep.equal([`${file}:1: ${passing.id} passes; take the entry out and close ${link}.`])
  })

  it('may be several files, and what is written beside them leaves out what another one expects', () => {
    const [ready, own] = [join(folder, 'ready.yaml'), join(folder, 'own.yaml')]
    writeFileSync(ready, `- case: "${failing.id}"\n  reason: ready\n`)
    writeFileSync(own, `- case: "${failing.id}"\n  reason: own\n`)
    const entries = readBaselines([ready, own], suite)
    expect(entries.map(({ at, reason }) => [at, reason])).to.deep.equal([
      [`${ready}:1`, 'ready'],
      [`${own}:1`, 'own'],
    ])
    const written = (others: typeof entries) => {
      settle(conformance(1), { writeBaseline: own } as RunOptions, undefined, others)
      return readBaseline(own, suite).map(one => one.case)
    }
    expect(written(entries)).to.not.include(failing.id).and.to.not.deep.equal([])
    expect(written(entries.slice(1))).to.include(failing.id)
  })

  it('takes patterns of ids, and cases that pass sometimes', () => {
    const [beginning] = failing.id.split('/')
    const { expected } = compareWith(read(`- case: "${beginning}/*"\n  reason: r\n`), cases, today)
    expect(expected.map(one => one.id)).to.include(failing.id)
    const { stale } = compareWith(read(`- case: "${passing.id}"\n  reason: r\n  passes: sometimes\n`), cases, today)
    expect(stale).to.deep.equal([])
    expect(() => read('- case: "no-such-*"\n  reason: r\n')).to.throw(UsageError, 'the suite has no case "no-such-*"')
    expect(() => read(`- case: "${passing.id}"\n  reason: r\n  passes: never\n`)).to.throw(
      UsageError,
      'passes: sometimes',
    )
  })

  it('tells failures that it does not list', () => {
    const { unexpected } = compareWith(read('[]'), cases, today)
    expect(unexpected.map(one => one.id)).to.include(failing.id)
  })

  it('tells entries that pass and entries that have run out', () => {
    const text = `- case: "${passing.id}"\n  reason: once\n- case: "${failing.id}"\n  reason: soon\n  until: 2026-06-14\n`
    const { stale, unexpected } = compareWith(read(text), cases, today)
    expect(stale).to.deep.equal([
      `${file}:3: the entry has run out (until 2026-06-14).`,
      `${file}:1: ${passing.id} passes; take the entry out.`,
    ])
    expect(unexpected.map(one => one.id)).to.include(failing.id)
  })

  it('tells every faulty entry at once, as far as they are few', () => {
    const bad = '- case: nobody/nothing@x\n  reason: r\n'
    const good = `- case: "${failing.id}"\n  reason: r\n`
    expect(() => read(`${bad}${good}-\n${bad}`)).to.throw(UsageError, /^[^\n]*:1: .*\n.*:5: .*\n.*:6: .*$/)
    expect(() => read(bad.repeat(3_000))).to.throw(
      UsageError,
      /^(?:.*\n){20}.*: these are the first 20 faults of more\.$/,
    )
  })

  for (const [what, text, message] of [
    [
      'an unknown case',
      '- case: nobody/nothing@x\n  reason: r\n',
      ':1: the suite has no case "nobody/nothing@x"; nearest: ',
    ],
    ['an unknown key', `- case: "${failing.id}"\n  why: r\n`, 'an entry has no "why"'],
    [
      'no link',
      `- case: "${failing.id}"\n  reason: r\n  link: "javascript:x"\n`,
      '"link: javascript:x" is not an address',
    ],
    ['no reason', `- case: "${failing.id}"\n`, 'an entry says its reason'],
    ['case and ruling', `- case: "${failing.id}"\n  ruling: x\n  reason: r\n`, 'one of them'],
    ['no such day', `- case: "${failing.id}"\n  reason: r\n  until: soon\n`, 'is not a day'],
    ['a day that no month has', `- case: "${failing.id}"\n  reason: r\n  until: 2026-02-30\n`, 'is not a day'],
    ['an alias of nothing', `- case: *that\n  reason: r\n`, ':1: this is not YAML: Unresolved alias'],
    ['an entry that is empty', `- case: "${failing.id}"\n  reason: r\n-\n`, ':3: an entry has a case'],
    ['broken YAML', '- case: "x\n', 'this is not YAML'],
    ['no list', 'case: x\n', 'a baseline is a list'],
  ] as const) {
    it(`says what is wrong with ${what}`, () => {
      expect(() => read(text)).to.throw(UsageError, message)
    })
  }

  it('is written after an incomplete run, which ends as such all the same', () => {
    const written = join(folder, 'written.yaml')
    const options = { writeBaseline: written } as RunOptions
    expect(settle({ ...conformance(1), complete: true }, options, undefined)).to.equal(exitCodes.well)
    expect(settle({ ...conformance(1), complete: false }, options, undefined)).to.equal(exitCodes.incomplete)
    expect(readBaseline(written, suite)).to.have.length.above(0)
  })

  it('that cannot be written is told by name', () => {
    const options = { writeBaseline: join(file, 'below-a-file') } as RunOptions
    expect(() => settle(conformance(1), options, undefined)).to.throw(
      UsageError,
      /^--write-baseline .+ cannot be written \(/,
    )
  })

  it('never fails but with a clear error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        try {
          read(text)
        } catch (error) {
          expect(error).to.be.instanceOf(UsageError)
        }
      }),
      { numRuns: 300 },
    )
  })
})
