import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { UsageError } from './usage-error.ts'

/** The file that says whose folder of reports this is, as long as a run goes on. */
export const lockName = '.stccg-conformance.lock'

/** Milliseconds between signs of life, and after how many without one a run on another machine is taken for dead. */
const beat = 30_000
const dead = 600_000

interface Holder {
  readonly pid: number
  readonly host: string
}

/** Lets go of the folder; may be called several times. */
export type LetGo = () => void

/** Keeps other runs out of a folder that exists; throws a `UsageError` where one goes on. What a killed run left is taken away. */
export function holdFolder(out: string): LetGo {
  const file = join(out, lockName)
  const own = JSON.stringify({ pid: process.pid, host: hostname() })
  if (!create(file, own)) {
    const holder = holderOf(file)
    if (holder && isAlive(holder, file))
      throw new UsageError(
        `--out ${out}: another run (process ${holder.pid} on ${holder.host}) is going to write its reports there. Wait for it, or name another folder.`,
      )
    rmSync(file, { force: true })
    if (!create(file, own))
      throw new UsageError(`--out ${out}: another run has just taken this folder. Name another one.`)
  }
  removeHalves(out)
  const timer = setInterval(() => touch(file), beat)
  timer.unref()
  return () => {
    clearInterval(timer)
    if (textOf(file) === own) rmSync(file, { force: true })
  }
}

function create(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Undefined where the file says nobody's name: it is nobody's. */
function holderOf(file: string): Holder | undefined {
  try {
    const { pid, host } = JSON.parse(textOf(file) ?? '') as Partial<Holder>
    return Number.isSafeInteger(pid) && typeof host === 'string' ? { pid: pid as number, host } : undefined
  } catch {
    return undefined
  }
}

/** A process of this machine is asked, unless it is this very one; another gives signs of life. */
function isAlive({ pid, host }: Holder, file: string): boolean {
  if (host === hostname() && (pid === process.pid || !exists(pid))) return false
  const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return Date.now() - touched < dead
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function touch(file: string): void {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // Whoever took the file away wants no sign.
  }
}

const half = /^(?:conformance|badge)\b.*\.(\d+)\.tmp$/

/** Half files of runs that were killed while they wrote. */
function removeHalves(out: string): void {
  for (const name of readdirSync(out)) {
    const pid = half.exec(name)?.[1]
    if (pid !== undefined && !exists(Number(pid))) rmSync(join(out, name), { force: true })
  }
}
