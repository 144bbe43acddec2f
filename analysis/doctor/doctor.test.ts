import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { printDiagnosis } from '../../cli/print/doctor.ts'
import { referenceEngine } from '../../engine/adapter/serve.ts'
import type { Engine } from '../../protocol/engine.ts'
import { EngineTimeout } from '../../protocol/failures.ts'
import { vain } from '../../test/fixture/patient.ts'
import { writeMain } from '../bench/bundle.ts'
import { anewEachTime, type Diagnosis, type DoctorOptions, examine } from './doctor.ts'
import { mistaken } from './fixtures/mistaken.ts'

const quoted = (...words: readonly string[]): string => words.map(word => JSON.stringify(word)).join(' ')
const program = writeMain('mistaken', 'analysis/doctor/fixtures/mistaken-process.ts')
const inProcess = (name: string): string => quoted(process.execPath, program, name)

function firstMend({ findings }: Diagnosis): string | undefined {
  return findings.find(({ state }) => state === 'mend')?.mend
}

async function expectMend(options: DoctorOptions, mend: RegExp, engine?: Engine): Promise<Diagnosis> {
  const diagnosis = await examine(options, engine)
  const text = printDiagnosis(diagnosis, 80)
  expect(firstMend(diagnosis), text).to.match(mend)
  expect(diagnosis.healthy).to.equal(false)
  for (const line of text.split('\n')) expect(line.length, line).to.be.at.most(80)
  return diagnosis
}

type Mistakes = readonly (readonly [name: string, mend: RegExp])[]

/** The first thing that the doctor says is to be mended. */
const mistakes: Mistakes = [
  ['another protocol', /one of the versions in "protocols"/],
  ['no name', /"engine": \{"name": …, "version": …\}/],
  ['misspelt condition', /write "stopped" for "stoped" in "conditions"/],
  ['misspelt key', /write "madeUp" for "madeup"/],
  ['ruleset of its own', /write "1e-2014" for "1e-2015" in "rulesets"/],
  ['no list but a text', /"places" is a list of words/],
  ['claims every card', /list as "unknownTitles"/],
  ['reads latin-1', /Read stdin and write stdout as UTF-8/],
  ['no reset', /begin with a new game/],
  ['opening hand', /add nothing: no filler/],
  ['planet shown as space', /Map the place `planet` in the same way/],
  ['drops stopped', /Set "stopped" in `arrange` and show it in "is"/],
  ['drops range', /Set "range-left" in `arrange` and show it in "count"/],
  ['owner lost', /Keep the "owner"/],
  ['hides the hand', /Show every card .* `hand` included/],
  ['piles upside down', /Keep the order of the cards within a pile/],
  ['phase forgotten', /set whose turn it is, its number and its phase/],
  ['points forgotten', /players in turn order with their "points"/],
  ['ship aboard itself', /Map the place `space` in the same way/],
  ['nothing pending', /with "pending": the questions that are open/],
  ['Alice is always asked', /let "who" be the player whose turn it is/],
  ['board without cards', /same document as for `arrange`|with --strict, the place is shown/],
  ['no result of acts', /with --strict, the place is shown|only ask whether/],
  ['undeclared values', /only the words that "can" declares/],
  ['maybe as a fact', /"facts" with a list of the same length/],
  ['shows hands', /Leave the "title" away/],
  ['board at once', /only ask whether the act could start/],
  ['random handles', /`observe` change nothing, and keep the handles/],
  ['games counted', /Take nothing from a clock/],
  ['guesses at an unknown verb', /does not know with the error "unknown-verb"/],
  ['greets strictly', /Ignore the fields of `hello`/],
  ['refuses strangers', /id that is not on the board with the error "unknown-card"/],
  ['fails at an end', /Something was thrown/],
  ['cannot beam', /Serve it as it is declared.*the act "beam"/],
]

/** Those that show only in a process. */
const mannered: Mistakes = [
  ['logs on stdout', /stdout carries replies only/],
  ['on many lines', /each reply on one line/],
  ['writes latin-1', /Write UTF-8 to stdout/],
  ['id as text', /Repeat the "id" of the request/],
  ['ends at an unknown verb', /does not know with the error "unknown-verb"/],
  ['drops dead at a move', /Catch what is thrown.*the act "move"|unknown-card/],
  ['stays after bye', /end the program with all its threads/],
]

describe('the doctor names what to mend first', () => {
  for (const [name, mend] of mistakes)
    it(
      name,
      async () =>
        void (await expectMend(
          {},
          mend,
          anewEachTime(() => mistaken(name)),
        )),
    )
  for (const [name, mend] of mannered) it(name, async () => void (await expectMend({ engine: inProcess(name) }, mend)))

  it('silent at an unknown verb', async () => {
    const told = anewEachTime(() => mistaken('silent at an unknown verb'))
    // Nobody waits for what never comes: where the process would be silent, its time is over at once.
    const ask: Engine['ask'] = async request => {
      const reply = await told.ask(request)
      if (!('silent' in reply)) return reply
      await told.close()
      throw new EngineTimeout('The engine did not answer.')
    }
    await expectMend({}, /the error "unknown-verb"/, { ...told, ask })
  })
})

/** Programs that never come to an answer; only they are waited for in vain. */
const silent: readonly (readonly [what: string, script: string, mend: RegExp])[] = [
  [
    'does not flush',
    "let out='';process.stdin.on('data',()=>{out='{\"id\":1,\"result\":{}}\\n'}).on('end',()=>console.log(out))",
    /Flush stdout/,
  ],
  [
    'does not end the line',
    'process.stdin.on(\'data\',()=>process.stdout.write(\'{"id":1,"result":{}}\'))',
    /End every reply with a line end/,
  ],
  ['never answers', 'process.stdin.resume()', /Read stdin line by line/],
]

describe('the doctor tells why nothing is heard of an engine that', () => {
  for (const [what, script, mend] of silent)
    it(what, () =>
      expectMend({ engine: quoted(process.execPath, '-e', script), timeout: vain.timeout }, mend).then(() => {}),
    )

  it('starts slowly', async () => {
    const script = "setTimeout(()=>process.stdin.on('data',()=>console.log('{}')),400)"
    const engine = quoted(process.execPath, '-e', script)
    const { findings } = await expectMend({ engine, timeout: 100 }, /Give it more time, with --timeout \d+000, or/)
    expect(findings[0]!.seen).to.match(/^It starts slowly: its answer to `hello` came after [\d.]+ s\.$/)
  })

  it('ends at once', async () => {
    const engine = quoted(process.execPath, '-e', 'throw new Error("no configuration")')
    const diagnosis = await expectMend({ engine }, /its last words tell why it ended/)
    expect(diagnosis.findings[0]!.seen).to.include('no configuration')
  })

  it('is elsewhere behind HTTP', async () => {
    const server = createServer((_, response) => response.writeHead(404).end('Not here')).listen(0, '127.0.0.1')
    await new Promise(resolve => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    await expectMend({ engine: `http://127.0.0.1:${port}` }, /at exactly this address/)
    await expectMend({ engine: `tcp://127.0.0.1:${port}` }, /name it by http/)
    server.close()
  })
})

describe('the doctor gives up an engine that', () => {
  /** Right, but that it answers no request of that verb; how often it was asked for one, and what is found. */
  async function deafTo(verb: string) {
    const right = anewEachTime(referenceEngine)
    let asked = 0
    const ask: Engine['ask'] = async request => {
      if (request.do !== verb) return right.ask(request)
      asked += 1
      throw new EngineTimeout(`The engine did not answer \`${verb}\` within 2 s.`)
    }
    const { findings } = await examine({}, { ...right, ask })
    return { asked, findings }
  }

  it('answers no `observe`, and calls nothing well that was not tried', async () => {
    const { asked, findings } = await deafTo('observe')
    expect(asked).to.equal(10)
    expect(findings.find(({ check }) => check === 'given-up')?.seen).to.equal(
      '10 requests `observe` in a row had no answer in time, so nothing more was tried.',
    )
    expect(findings.filter(({ state }) => state === 'well').map(({ check }) => check)).to.have.members([
      'greeting',
      'declaration',
      'titles',
    ])
  })

  it('answers no act in its scenarios, and says how many were not played', async () => {
    const { findings } = await deafTo('act')
    const seen = findings.filter(({ check, state }) => check === 'scenarios' && state === 'untried')
    expect(seen[0]?.seen).to.match(/^10 scenarios in a row had no answer in time, so \d+ more were not played\.$/)
    // It is silent at an act with a strange card as well, and the card is not the reason.
    expect(findings.filter(({ mend }) => mend?.includes('"unknown-card"'))).to.deep.equal([])
  })
})
