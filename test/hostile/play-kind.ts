import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { main } from '../../cli/main.ts'
import { readReport } from '../../reports/read-report.ts'
import type { Conformance } from '../../reports/result.ts'
import { fileNames } from '../../reports/write.ts'
import { temporaryFolder } from '../fixture/temporary.ts'
import { captured } from './captured.ts'
import type { Kind } from './kind.ts'
import { casesAt } from './moments.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const quoted = (word: string): string => `"${word.replace(/(["\\])/g, '\\$1')}"`

/** Milliseconds: of an answer where none comes in time, and of a greeting, before which a process starts; elsewhere nobody is hurried. */
const short = ['--timeout', '1500', '--hello-timeout', '12000']
const long = ['--timeout', '120000', '--case-timeout', '600000', '--hello-timeout', '120000']

/** What an engine has told of itself. */
export interface Traces {
  /** Of all processes that it was. */
  readonly pids: readonly number[]
  /** The requests at which the fault showed; 0 = at none. */
  readonly shown: readonly number[]
}

/** What came of a run against one kind of engine. */
export interface Found extends Traces {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
  /** Absent = none was written. */
  readonly report?: Conformance
  readonly reports: Readonly<Record<string, string>>
}

/** The options of a run against that kind of engine, which asks the right engine at that port. */
export function optionsFor(kind: Kind, port: number, { out, trace }: { readonly out: string; readonly trace: string }) {
  const { fault, moment, strict, hurried } = kind
  const engine = [
    process.execPath,
    here('engine/engine.js'),
    fault,
    moment,
    '--reference',
    String(port),
    '--trace',
    trace,
  ]
  return [
    ...['--features', here('features'), '--case', casesAt[moment].join(','), '--out', out, '--transcripts', 'all'],
    ...['--engine', engine.map(quoted).join(' '), ...(strict ? ['--strict'] : []), ...(hurried ? short : long)],
  ]
}

/** Plays the cases of that kind by the command line in this process. */
export async function playKind(kind: Kind, port: number): Promise<Found> {
  const folder = temporaryFolder('stccg-hostile-')
  const [out, trace] = [join(folder, 'out'), join(folder, 'trace')]
  try {
    const words = ['node', 'stccg-conformance', 'run', ...optionsFor(kind, port, { out, trace })]
    const { result, stdout, stderr } = await captured(() => main(words).catch(thrown))
    const reports = Object.fromEntries(Object.values(fileNames).map(name => [name, textOf(join(out, name))]))
    const report = reports[fileNames.json] ? { report: readReport(out).result } : {}
    return { code: result, stdout, stderr, ...report, reports, ...readTraces(trace) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the command line lets through is a fault of ours; no exit code is like it. */
function thrown(error: Error): number {
  process.stderr.write(`${error.stack ?? error}\n`)
  return -1
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

export function readTraces(file: string): Traces {
  const lines = textOf(file)
    .split('\n')
    .map(line => line.split(' '))
  const of = (...words: readonly string[]): readonly number[] =>
    lines.filter(([what]) => words.includes(what ?? '')).map(([, id]) => Number(id))
  return { pids: of('began', 'left'), shown: of('showed') }
}

/** Those of the processes that are still there after a while; one that waits for somebody to notice its end is gone. */
export async function stillThere(pids: readonly number[]): Promise<readonly number[]> {
  for (let tries = 0; ; tries += 1) {
    const running = pids.filter(isRunning)
    if (!running.length || tries === 100) return running
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.startsWith('Z')
}
