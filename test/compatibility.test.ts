import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { diff } from '../analysis/diff.ts'
import { examine } from '../analysis/doctor/doctor.ts'
import { exitCodeOf } from '../cli/run/exit-code.ts'
import { protocols } from '../protocol/client.ts'
import type { Reply, Request } from '../protocol/types.ts'
import { checkReply, checkRequest } from '../protocol/validator.ts'
import * as words from '../protocol/words.ts'
import { lawBook } from '../reports/fixture/law.ts'
import { readReport } from '../reports/read-report.ts'
import type { Conformance } from '../reports/result.ts'
import { histories, readReports } from '../reports/site/histories.ts'
import { renderSite } from '../reports/site/site.ts'
import { writeReports } from '../reports/write.ts'
import { withDefaults } from '../runner/options.ts'
import { playSuite } from '../runner/play-suite.ts'
import { UsageError } from '../runner/usage-error.ts'
import { patient } from './fixture/patient.ts'
import { temporaryFolder } from './fixture/temporary.ts'

const folder = new URL('fixture/compatibility/', import.meta.url)
const textOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8')
const command = (...args: readonly string[]): string =>
  [process.execPath, fileURLToPath(new URL(args[0]!, folder)), ...args.slice(1)]
    .map(word => JSON.stringify(word))
    .join(' ')
const older = command('adapter-1.0.js')
const later = (change: string): string => command('later.js', change)
const played = (engine: string, options: object = {}): Promise<Conformance> =>
  playSuite(withDefaults({ engine, report: [], ...patient, ...options }))

const ruling = ['1eS-stopped-06']
const outcomes = ({ cases }: Conformance) => cases.map(({ id, outcome }) => `${id}: ${outcome}`)

async function refusal(engine: string, options: object = {}): Promise<string> {
  try {
    await played(engine, { ruling, ...options })
  } catch (error) {
    expect(error).to.be.instanceOf(UsageError)
    return (error as Error).message
  }
  return expect.fail('nothing was refused')
}

describe('an adapter of protocol 1.0 as it began', () => {
  let heard: Promise<Conformance> | undefined
  const plainly = (): Promise<Conformance> => {
    heard ??= played(older)
    return heard
  }
  for (const strict of [false, true])
    it(`is sent nothing that it does not know, in the whole suite${strict ? ', strictly' : ''}`, async () => {
      const result = await (strict ? played(older, { strict }) : plainly())
      expect(exitCodeOf(result)).to.equal(0)
      expect(result.complete).to.equal(true)
      const { pass, unsupported, cases, ...rest } = result.totals
      expect(pass).to.be.at.least(4)
      expect(pass + unsupported + rest['not-applicable']).to.equal(cases)
    })

  it('says in every case that is not played what it lacks', async () => {
    const { cases } = await plainly()
    for (const { id, outcome, message } of cases)
      if (outcome !== 'pass') expect(message, id).to.match(/^the engine does not (?:play|have|declare) /)
  })

  it('is healthy', async () => {
    const { healthy, findings } = await examine({ engine: older, strict: true })
    expect(healthy, JSON.stringify(findings, null, 1)).to.equal(true)
  })
})

describe('what protocol 1.0 began with', () => {
  it('keeps to the schemas of today', () => {
    const lines = textOf('transcript-1.0.jsonl').trim().split('\n')
    for (const line of lines) {
      const { request, reply } = JSON.parse(line) as { readonly request: Request; readonly reply: Reply }
      checkRequest(request)
      checkReply(request, reply)
    }
    expect(lines).to.have.length.above(10)
  })

  it('has lost none of its words', () => {
    const began = JSON.parse(textOf('words-1.0.json')) as Readonly<Record<string, readonly string[]>>
    const now: Readonly<Record<string, readonly string[]>> = words
    for (const [list, members] of Object.entries(began)) expect(now[list], list).to.include.members([...members])
  })

  it('is still spoken', () => {
    expect(protocols).to.include('1.0')
  })
})

describe('an adapter of a later version', () => {
  for (const change of ['field x-later', 'field later', 'word teleport', 'list moods'])
    it(`is played all the same: ${change}`, async () => {
      expect(outcomes(await played(later(change), { ruling }))).to.deep.equal(outcomes(await played(older, { ruling })))
    })

  it('may have fields of its own in strict mode, if their names begin with x-', async () => {
    const strict = await played(later('field x-later'), { ruling, strict: true })
    expect(outcomes(strict)).to.deep.equal(outcomes(await played(older, { ruling })))
  })

  for (const [change, sentence] of [
    ['field later', 'no field "later" (extra fields must begin with "x-")'],
    ['list moods', 'no field "moods"'],
    ['word teleport', 'at /result/can/actions/1'],
  ] as const)
    it(`keeps to this version in strict mode: ${change}`, async () => {
      expect(await refusal(later(change), { strict: true })).to.include(sentence)
    })

  it('is told which versions are spoken here when it picks another', async () => {
    const sentence = 'The engine wants to speak version "2.0" at /result/protocol: expected one of 1.0.'
    expect(await refusal(later('picks 2.0'))).to.include(sentence)
  })

  it('is heard when it speaks none of those that are spoken here', async () => {
    expect(await refusal(later('knows 2.0'))).to.include('This adapter speaks 2.0 only.')
    const { findings } = await examine({ engine: later('knows 2.0') })
    expect(findings.map(({ mend }) => mend).join()).to.match(/^Speak one of the versions in "protocols", 1\.0 here/)
  })
})

describe('a report of version 1', () => {
  const file = fileURLToPath(new URL('conformance-1.json', folder))
  const { result } = readReport(file)

  it('is read as one of today', () => {
    const old = JSON.parse(textOf('conformance-1.json'))
    expect(result).to.deep.equal({ ...old, version: 2 })
    expect(result.cases.map(({ transcript }) => transcript.length > 0)).to.not.include(false)
  })

  it('says the same once it is written as one of today', () => {
    const out = temporaryFolder('stccg-old-report-')
    writeReports(result, out, ['json', 'html'])
    expect(readReport(out).result).to.deep.equal(result)
    const { changed, added, gone } = diff(result, readReport(out).result)
    expect([...changed, ...added, ...gone]).to.deep.equal([])
  })

  it('is shown on a site', () => {
    const [index] = renderSite({ law: lawBook(), engines: histories(readReports([file])) })
    expect(String(index?.text)).to.include(result.engine.name)
  })
})
