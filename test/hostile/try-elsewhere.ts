import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '../fixture/temporary.ts'
import { Commands, faultsOf } from './commands/commands.ts'
import { readTraces, stillThere } from './play-kind.ts'
import type { Print } from './table.ts'
import { oneByOne } from './try-kinds.ts'

/** A hostile engine under a command other than `run`; the fault shows on every board. */
export interface Elsewhere {
  readonly command: 'doctor' | 'explore'
  readonly fault: string
  readonly moment: string
}

export const faults = [
  'stands still',
  'stands still and ignores signals',
  'stops itself',
  'closes its output',
  'closes its input',
  'writes half a line',
  'ends with code 7',
  'is killed',
  'throws',
  'leaves a daemon that holds its output, and ends',
  'writes rubbish',
  'writes what is not UTF-8',
  'writes a line of 6 MB',
  'writes a line without end',
  'writes lines without end',
  'nests 10,000 levels in a field',
  'breaks the reply in two lines',
  'replies twice',
  'repeats the reply without end',
  'ignores signals and its end',
  'writes bytes to stderr',
]
const moments: Readonly<Record<Elsewhere['command'], readonly string[]>> = {
  doctor: ['hello', 'arrange', 'look', 'act', 'try', 'view', 'bye'],
  explore: ['hello', 'arrange', 'look', 'act', 'bye'],
}

export const elsewhere: readonly Elsewhere[] = (['doctor', 'explore'] as const).flatMap(command =>
  faults.flatMap(fault => moments[command].map(moment => ({ command, fault, moment }))),
)

export const nameOfElsewhere = ({ command, fault, moment }: Elsewhere): string => `${command}: ${moment}: ${fault}`

/** Milliseconds of an answer: for a machine under load, and not long where none comes. */
const timeout = '3000'
const programs = fileURLToPath(new URL('engine/engine.js', import.meta.url))

/** Tries one after the other and prints a row for each; how many complaints there were. */
export async function tryElsewhere(all: readonly Elsewhere[], print: Print): Promise<number> {
  if (!all.length) return 0
  const folder = temporaryFolder('stccg-elsewhere-')
  const commands = new Commands(folder)
  try {
    return await oneByOne(all, print, async (one, port, at) => ({
      name: nameOfElsewhere(one),
      ...(await tried(one, { commands, port, folder: join(folder, String(at)) })),
    }))
  } finally {
    commands.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Place {
  readonly commands: Commands
  readonly port: number
  readonly folder: string
}

async function tried({ command, fault, moment }: Elsewhere, { commands, port, folder }: Place) {
  const [out, trace] = [`${folder}-out`, `${folder}-trace`]
  const words = [process.execPath, programs, fault, moment, '--reference', String(port), '--trace', trace]
  const engine = [...words, '--every-board'].map(word => JSON.stringify(word)).join(' ')
  const games = ['--blind', '--games', '2', '--ruleset', '1e-2014', '--out', out]
  const came = await commands.run(
    ...[command, '--engine', engine, '--timeout', timeout, ...(command === 'explore' ? games : [])],
  )
  const { pids, shown } = readTraces(trace)
  const left = await stillThere(pids)
  for (const pid of left) process.kill(pid, 'SIGKILL')
  const written = existsSync(out) ? readdirSync(out) : []
  const half = written.filter(name => !/\.(?:feature|json|html)$/.test(name))
  const complaints = [
    ...faultsOf(came),
    ...(shown.length ? [] : ['the fault did not show']),
    ...(left.length ? [`processes are left: ${left.join(', ')}`] : []),
    ...(half.length ? [`half files are left: ${half.join(', ')}`] : []),
  ]
  const sentence = /^.*(?:The engine|in a row).*$/m.exec(`${came.stdout}\n${came.stderr}`)?.[0] ?? ''
  return { outcome: `exit code ${came.code}`, sentence: sentence.trim(), complaints }
}
