import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { Deadline } from './deadline.ts'
import { nameOf, readReply } from './envelope.ts'
import { EngineBabble, EngineCrash, EngineTimeout, ProtocolViolation } from './failures.ts'
import { LineReader } from './lines.ts'
import { commandError, killGroup, startGroup } from './process-group.ts'
import { StderrTail } from './stderr-tail.ts'
import type { Reply, Request } from './types.ts'

const lineToEngine = 1 << 20
const lineFromEngine = 4 << 20
/** How long its output may stay open after a process has ended: someone may have inherited it and left the group. */
const lingerMilliseconds = 250

interface Pending {
  readonly request: Request
  readonly limit: number
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: Error) => void
}

/** One life of an engine, from the start of its process to its end. The first failure ends it. */
export class EngineProcess {
  readonly #child: ChildProcessWithoutNullStreams
  readonly #ended: Promise<void>
  readonly #lines: LineReader
  readonly #stderr = new StderrTail()
  readonly #deadline = new Deadline(() => this.#onLate())
  #pending: Pending | undefined
  #failure: Error | undefined
  #over = false
  #lastId = 0

  constructor(argv: readonly string[]) {
    this.#child = startGroup(argv)
    this.#lines = new LineReader(
      lineFromEngine,
      line => this.#onLine(line),
      () =>
        this.#fail(
          new EngineBabble(`The engine wrote a line of more than ${lineFromEngine >> 20} MiB.${this.#stderr}`),
        ),
    )
    // A dead reader shows as the end of the process, with a better message than EPIPE.
    this.#child.stdin.on('error', () => {})
    this.#child.stdout.on('data', (chunk: Buffer) => this.#onData(chunk))
    this.#child.stderr.on('data', (chunk: Buffer) => this.#stderr.push(chunk))
    this.#ended = new Promise(resolve => this.#onEnd(argv[0] ?? '', resolve))
  }

  /** True when it is of no more use and whoever asked has been told why. */
  isOver(): boolean {
    return this.#over
  }

  /** One request at a time. `limit` in milliseconds. */
  ask(request: Request, limit: number): Promise<Reply> {
    if (this.#failure) {
      this.#over = true
      return Promise.reject(this.#failure)
    }
    if (this.#pending)
      return Promise.reject(
        new Error(`${nameOf(request)} was asked before ${nameOf(this.#pending.request)} was answered.`),
      )
    const line = `${JSON.stringify(request)}\n`
    if (isTooLong(line)) return Promise.reject(tooLong(request))
    this.#lastId = request.id
    return new Promise((resolve, reject) => {
      this.#pending = { request, limit, resolve, reject }
      this.#deadline.set(limit)
      this.#child.stdin.write(line)
    })
  }

  /** Takes leave if nobody has, waits for `grace` milliseconds, then ends the process and all that it started. */
  async end(grace: number): Promise<void> {
    const silent = this.#over || this.#failure || this.#pending
    if (!silent) await this.ask({ id: this.#lastId + 1, do: 'bye' }, grace).catch(() => {})
    this.#child.stdin.end()
    if (!(await settles(this.#ended, grace))) killGroup(this.#child, 'SIGTERM')
    if (!(await settles(this.#ended, grace))) killGroup(this.#child, 'SIGKILL')
    await this.#ended
  }

  #onData(chunk: Buffer): void {
    if (!this.#failure) this.#lines.push(chunk)
  }

  #onLine(line: Buffer): void {
    if (this.#failure) return
    if (!this.#pending)
      this.#fail(new EngineBabble(`The engine spoke without being asked: ${excerpt(line)}${this.#stderr}`))
    else this.#onReply(line, this.#pending)
  }

  #onReply(line: Buffer, { request, resolve }: Pending): void {
    const read = readReply(line, request)
    if ('fault' in read) {
      this.#fail(
        new EngineBabble(`The engine's answer to ${nameOf(request)} ${read.fault}: ${excerpt(line)}${this.#stderr}`),
      )
      return
    }
    this.#pending = undefined
    this.#deadline.clear()
    if (request.do === 'bye') this.#over = true
    resolve(read.reply)
  }

  #onLate(): void {
    if (!this.#pending) return
    const { request, limit } = this.#pending
    this.#fail(
      new EngineTimeout(`The engine did not answer ${nameOf(request)} within ${seconds(limit)}.${this.#stderr}`),
    )
  }

  #onEnd(program: string, resolve: () => void): void {
    const child = this.#child
    const end = () => {
      clearTimeout(timer)
      this.#onExit()
      resolve()
    }
    let timer: NodeJS.Timeout | undefined
    child.once('exit', () => {
      timer = setTimeout(end, lingerMilliseconds)
      child.once('close', end)
    })
    child.on('error', error => {
      if (child.pid !== undefined) return
      this.#fail(commandError(program, error))
      resolve()
    })
  }

  #onExit(): void {
    this.#deadline.stop()
    if (this.#over) return
    const { exitCode, signalCode } = this.#child
    const how = signalCode ? `was ended by ${signalCode}` : `ended with exit code ${exitCode}`
    const asked = this.#pending ? ` instead of answering ${nameOf(this.#pending.request)}` : ' without being asked'
    const midway = this.#lines.isMidway() ? ', in the middle of a line' : ''
    this.#fail(new EngineCrash(`The engine ${how}${asked}${midway}.${this.#stderr}`))
  }

  #fail(failure: Error): void {
    if (this.#failure) return
    this.#failure = failure
    this.#deadline.stop()
    killGroup(this.#child, 'SIGKILL')
    if (!this.#pending) return
    this.#over = true
    this.#pending.reject(failure)
    this.#pending = undefined
  }
}

/** Counts bytes only where the number of characters leaves it open. */
function isTooLong(line: string): boolean {
  return line.length * 3 > lineToEngine && Buffer.byteLength(line) > lineToEngine
}

function tooLong(request: Request): ProtocolViolation {
  return new ProtocolViolation(
    'runner',
    `The request ${nameOf(request)} breaks the protocol`,
    '',
    'a line of at most 1 MiB',
  )
}

function seconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${Math.round(milliseconds / 100) / 10} s`
}

function excerpt(line: Buffer): string {
  const text = line.subarray(0, 400).toString('utf8')
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)
}

async function settles(end: Promise<void>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>(resolve => {
    timer = setTimeout(resolve, milliseconds, false)
  })
  const result = await Promise.race([end.then(() => true), late])
  clearTimeout(timer)
  return result
}
