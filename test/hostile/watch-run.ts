import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readReport } from '../../reports/read-report.ts'
import type { Conformance } from '../../reports/result.ts'
import { fileNames } from '../../reports/write.ts'
import { temporaryFolder } from '../fixture/temporary.ts'
import { controls, stack } from './judge-kind.ts'
import { endOf } from './kill-run.ts'
import { casesAt, type Moment } from './moments.ts'
import { readTraces, stillThere } from './play-kind.ts'
import type { Print } from './table.ts'
import { faults } from './try-elsewhere.ts'
import { oneByOne } from './try-kinds.ts'

/** An engine under `run --watch` that is hostile in one of two rounds; in the other one it is right. */
export interface Watched {
  readonly fault: string
  readonly moment: Extract<Moment, 'hello' | 'act'>
  readonly round: 'first' | 'later'
}

export const nameOfWatched = ({ fault, moment, round }: Watched): string => `watch: ${round} round: ${moment}: ${fault}`

export const watched: readonly Watched[] = (['hello', 'act'] as const).flatMap(moment =>
  (['first', 'later'] as const).flatMap(round => faults.map(fault => ({ fault, moment, round }))),
)

/** Those that cost an engine nothing. */
const harmless = ['ignores signals and its end', 'writes bytes to stderr']
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
/** Milliseconds that a round may take. */
const patience = 180_000

/** Tries one after the other and prints a row for each; how many complaints there were. */
export const tryWatched = (all: readonly Watched[], print: Print): Promise<number> =>
  oneByOne(all, print, async (one, port) => ({
    name: nameOfWatched(one),
    outcome: 'watched',
    ...(await watchRun(one, port)),
  }))

async function watchRun(one: Watched, port: number) {
  const folder = temporaryFolder('stccg-watched-')
  const [source, out, trace] = [join(folder, 'source'), join(folder, 'out'), join(folder, 'trace')]
  const told = join(source, 'engine.txt')
  mkdirSync(source)
  const write = (isHostile: boolean): void => writeFileSync(told, `${one.fault}\n${isHostile ? one.moment : 'never'}`)
  const rounds = [one.round === 'first', one.round === 'later']
  write(rounds[0]!)
  const engine = [process.execPath, here('engine/engine.js'), '--told-in', told, '--reference', port, '--trace', trace]
  const run = spawn(
    process.execPath,
    [
      ...[here('../../bin/stccg-conformance.js'), 'run', '--watch', source, '--out', out, '--report', 'json'],
      ...['--features', here('features'), '--case', casesAt.act.join(','), '--timeout', '3000'],
      ...['--hello-timeout', '12000', '--engine', engine.map(word => JSON.stringify(String(word))).join(' ')],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = endOf(run)
  const heard = new Heard(run)
  try {
    const complaints: string[] = []
    for (const [at, isHostile] of rounds.entries()) {
      if (at) write(isHostile)
      if (await heard.watching(at + 1)) complaints.push(...ofRound(one, { at, isHostile, out, said: heard.last() }))
      else complaints.push(`round ${at + 1} does not end in watching`)
    }
    const before = reportIn(out)
    run.kill('SIGINT')
    const how = await ended
    const { pids, shown } = readTraces(trace)
    const left = await stillThere(pids)
    for (const pid of left) process.kill(pid, 'SIGKILL')
    const sentence = heard.text.split('\n').find(line => refusal.test(line)) ?? ''
    return {
      sentence,
      complaints: [
        ...complaints,
        ...(shown.length ? [] : ['the fault did not show']),
        ...(how === 'SIGINT' ? [] : [`it ended with ${how}`]),
        ...(before && reportIn(out) ? [] : ['no whole report is left']),
        ...(stack.test(heard.text) || controls.test(heard.text) ? [`said: ${heard.text.slice(0, 500)}`] : []),
        ...(left.length ? [`processes are left: ${left.join(', ')}`] : []),
      ],
    }
  } finally {
    run.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

const refusal = /^--engine |^The engine .* answered, but /

interface Round {
  readonly at: number
  readonly isHostile: boolean
  readonly out: string
  readonly said: string
}

/** A right round leaves a report in which all passed; a hostile one says once that it cannot be greeted, or tells it in its report. */
function ofRound({ fault }: Watched, { at, isHostile, out, said }: Round): readonly string[] {
  const refusals = said.split('\n').filter(line => refusal.test(line)).length
  const cases = reportIn(out)?.cases ?? []
  const passed = cases.length >= casesAt.act.length && cases.every(one => one.outcome === 'pass')
  const name = `round ${at + 1}`
  if (!isHostile || harmless.includes(fault))
    return passed && !refusals ? [] : [`${name}: ${cases.map(one => one.outcome).join(', ')}; ${said.slice(0, 300)}`]
  if (refusals > 1) return [`${name}: said ${refusals} times`]
  if (refusals) return at && !passed ? [`${name}: the report of the round before is lost`] : []
  return cases.length && !passed ? [] : [`${name}: the fault is not told: ${said.slice(0, 300)}`]
}

function reportIn(out: string): Conformance | undefined {
  return existsSync(join(out, fileNames.json)) ? readReport(out).result : undefined
}

/** What a process says on standard error, round by round. */
class Heard {
  text = ''
  readonly #run: ChildProcess

  constructor(run: ChildProcess) {
    this.#run = run
    run.stderr?.on('data', chunk => {
      this.text += chunk
    })
  }

  /** Whether so many rounds came to their end. */
  async watching(rounds: number): Promise<boolean> {
    const began = performance.now()
    while (this.#ends().length < rounds) {
      if (this.#run.exitCode !== null || performance.now() - began > patience) return false
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    return true
  }

  /** What was said in the last whole round. */
  last(): string {
    return this.text.split(/^Watching .*$/m).at(-2) ?? ''
  }

  #ends(): readonly string[] {
    return this.text.match(/^Watching .*$/gm) ?? []
  }
}
