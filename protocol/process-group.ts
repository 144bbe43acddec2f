import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { EngineCommandError } from './failures.ts'
import { keep } from './keeper.ts'
import { markName } from './left-behind.ts'

const windows = process.platform === 'win32'
/** The programs that run, each with its mark. */
const alive = new Map<ChildProcessWithoutNullStreams, string>()

/** Starts a program in a process group of its own, which dies with this process; `mark` is inherited by all that it starts. */
export function startGroup(argv: readonly string[], mark: string = randomUUID()): ChildProcessWithoutNullStreams {
  // Told before it starts, for this process may be killed at any moment.
  keepAlive(mark)
  const child = start(argv, mark)
  if (alive.size === 0) guard()
  alive.set(child, mark)
  keepAlive()
  child.once('exit', () => {
    killGroup(child, 'SIGKILL')
    forget(child)
  })
  child.on('error', () => child.pid === undefined && forget(child))
  return child
}

function start([program = '', ...rest]: readonly string[], mark: string): ChildProcessWithoutNullStreams {
  try {
    const env = { ...process.env, [markName]: mark }
    return spawn(program, rest, { stdio: 'pipe', detached: !windows, windowsHide: true, env })
  } catch (error) {
    throw commandError(program, error as NodeJS.ErrnoException)
  }
}

/** Why a program did not start, in one sentence. */
export function commandError(program: string, { code, message }: NodeJS.ErrnoException): EngineCommandError {
  if (code === 'ENOENT') return new EngineCommandError(`Cannot start the engine: there is no program "${program}".`)
  if (code === 'EACCES') return new EngineCommandError(`Cannot start the engine: "${program}" may not be executed.`)
  return new EngineCommandError(`Cannot start the engine "${program}": ${message}.`)
}

/** Signals the program and everything that it started; nothing happens when they are gone. */
export function killGroup(child: ChildProcessWithoutNullStreams, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  if (windows) spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' })
  else signalGroup(child.pid, signal)
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // EPERM is what macOS says of a group whose processes have all ended.
    if (code !== 'ESRCH' && code !== 'EPERM') throw error
  }
}

function forget(child: ChildProcessWithoutNullStreams): void {
  alive.delete(child)
  keepAlive()
  if (alive.size > 0) return
  process.off('exit', killAll)
  for (const signal of deadly) process.off(signal, onDeadly)
}

function keepAlive(starting?: string): void {
  const running = [...alive].flatMap(([{ pid }, mark]) => (pid === undefined ? [] : [{ group: pid, mark }]))
  keep(starting === undefined ? running : [...running, { group: undefined, mark: starting }])
}

const deadly = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** A group of its own does not get the terminal's signals, so they are passed on. */
function guard(): void {
  process.once('exit', killAll)
  for (const signal of deadly) process.once(signal, onDeadly)
}

function killAll(): void {
  for (const child of alive.keys()) killGroup(child, 'SIGKILL')
}

function onDeadly(signal: NodeJS.Signals): void {
  killAll()
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
}
