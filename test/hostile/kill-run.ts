import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '../fixture/temporary.ts'
import { controls, stack } from './judge-kind.ts'
import { type Kind, nameOf } from './kind.ts'
import { optionsFor, readTraces, stillThere } from './play-kind.ts'

const bin = fileURLToPath(new URL('../../bin/stccg-conformance.js', import.meta.url))

/** A run that is ended from without while a fault keeps it waiting. */
export interface Killed {
  readonly kind: Kind
  readonly signal: NodeJS.Signals
}

export const nameOfKilled = ({ kind, signal }: Killed): string => `${signal} of the run, ${nameOf(kind)}`

const waiting = [
  'stands still',
  'stands still and ignores signals',
  'stops itself',
  'closes its output',
  'writes half a line',
  'leaves a daemon and is silent',
]

/** Every way to keep a run waiting, at its beginning and in a case, by every signal. */
export const killings: readonly Killed[] = waiting.flatMap(fault =>
  (['hello', 'act'] as const).flatMap(moment =>
    (['SIGINT', 'SIGTERM', 'SIGKILL'] as const).map(signal => ({ kind: { fault, moment, outcomes: [] }, signal })),
  ),
)

/** Ends a run as soon as the fault has shown; what is wrong with what is left. */
export async function killRun({ kind, signal }: Killed, port: number) {
  const folder = temporaryFolder('stccg-killed-')
  const trace = join(folder, 'trace')
  try {
    const words = [bin, 'run', '--report', 'json', ...optionsFor(kind, port, { out: join(folder, 'out'), trace })]
    const run = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'pipe'] })
    let stderr = ''
    run.stderr.on('data', chunk => {
      stderr += chunk
    })
    const ended = endOf(run)
    while (run.exitCode === null && !readTraces(trace).shown.length)
      await new Promise(resolve => setTimeout(resolve, 20))
    const hasShown = readTraces(trace).shown.length > 0
    run.kill(signal)
    const how = await ended
    const left = await stillThere(readTraces(trace).pids)
    for (const pid of left) process.kill(pid, 'SIGKILL')
    const sentence = stderr.split('\n').find(line => /^Ended by SIG/.test(line)) ?? ''
    const told = new RegExp(`^Ended by ${signal} before the run was over: nothing was written to .+\\.$`)
    return {
      sentence,
      complaints: [
        ...(hasShown ? [] : ['the fault did not show']),
        ...(how === signal ? [] : [`the run ended with ${how}`]),
        ...(signal === 'SIGKILL' || told.test(sentence) ? [] : [`no sentence: ${stderr.slice(0, 300)}`]),
        ...(stack.test(stderr) || controls.test(stderr) ? [`no sentence for people: ${stderr.slice(0, 300)}`] : []),
        ...(left.length ? [`processes are left: ${left.join(', ')}`] : []),
      ],
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The signal that ended it, or its exit code. */
export const endOf = (run: ChildProcess): Promise<string> =>
  new Promise(resolve => run.once('close', (code, signal) => resolve(signal ?? String(code))))
