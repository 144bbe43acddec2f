import { Deadline } from './deadline.ts'
import { nameOf, readReply } from './envelope.ts'
import { EngineBabble, EngineCrash, EngineTimeout, ProtocolViolation } from './failures.ts'
import { LineReader } from './lines.ts'
import type { Reply, Request } from './types.ts'

const lineToEngine = 1 << 20
/** Bytes that one reply may have. */
export const lineFromEngine = 4 << 20

/** What carries the lines to an engine. */
export interface Wire {
  write(line: string): void
  /** At once and for good; called once, at the first failure. */
  cut(): void
  /** An addition to every message about a failure, such as the last words of a process. */
  lastWords(): string
}

interface Pending {
  readonly request: Request
  readonly limit: number
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: Error) => void
}

/** Requests and replies as lines over one wire. The first failure ends it. */
export class Conversation {
  readonly #wire: Wire
  readonly #lines: LineReader
  readonly #deadline = new Deadline(() => this.#onLate())
  #pending: Pending | undefined
  #failure: Error | undefined
  #over = false
  #lastId = 0

  constructor(wire: Wire) {
    this.#wire = wire
    this.#lines = new LineReader(
      lineFromEngine,
      line => this.#onLine(line),
      () => this.fail(new EngineBabble(`${tooMuch}${wire.lastWords()}`)),
    )
  }

  /** True when it is of no more use and whoever asked has been told why. */
  isOver(): boolean {
    return this.#over
  }

  /** True when the engine could still take leave. */
  isOpen(): boolean {
    return !(this.#over || this.#failure || this.#pending)
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
      this.#wire.write(line)
    })
  }

  /** Says goodbye if nobody has and somebody listens; never fails. */
  async takeLeave(grace: number): Promise<void> {
    if (this.isOpen()) await this.ask({ id: this.#lastId + 1, do: 'bye' }, grace).catch(() => {})
  }

  receive(chunk: Buffer): void {
    if (!this.#failure) this.#lines.push(chunk)
  }

  /** `how` the engine came to its end, such as "ended with exit code 7". */
  end(how: string): void {
    this.#deadline.stop()
    if (this.#over) return
    const asked = this.#pending ? ` instead of answering ${nameOf(this.#pending.request)}` : ' without being asked'
    const midway = this.#lines.isMidway() ? ', in the middle of a line' : ''
    this.fail(new EngineCrash(`The engine ${how}${asked}${midway}.${this.#wire.lastWords()}`))
  }

  fail(failure: Error): void {
    if (this.#failure) return
    this.#failure = failure
    this.#deadline.stop()
    this.#wire.cut()
    if (!this.#pending) return
    this.#over = true
    this.#pending.reject(failure)
    this.#pending = undefined
  }

  #onLine(line: Buffer): void {
    if (this.#failure) return
    if (this.#pending) this.#onReply(line, this.#pending)
    else this.fail(new EngineBabble(`The engine spoke without being asked: ${excerpt(line)}${this.#wire.lastWords()}`))
  }

  #onReply(line: Buffer, { request, resolve }: Pending): void {
    const read = readReply(line, request)
    if ('fault' in read) {
      this.fail(babble(request, read.fault, line, this.#wire.lastWords()))
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
    this.fail(late(request, limit, this.#wire.lastWords()))
  }
}

/** What is said of a reply over the limit. */
export const tooMuch = `The engine wrote a line of more than ${lineFromEngine >> 20} MiB.`

/** No reply within `limit` milliseconds. */
export function late(request: Request, limit: number, lastWords = ''): EngineTimeout {
  return new EngineTimeout(`The engine did not answer ${nameOf(request)} within ${seconds(limit)}.${lastWords}`)
}

/** A reply that has a fault, with its beginning. */
export function babble(request: Request, fault: string, line: Buffer, lastWords = ''): EngineBabble {
  return new EngineBabble(`The engine's answer to ${nameOf(request)} ${fault}: ${excerpt(line)}${lastWords}`)
}

/** Counts bytes only where the number of characters leaves it open. */
export function isTooLong(line: string): boolean {
  return line.length * 3 > lineToEngine && Buffer.byteLength(line) > lineToEngine
}

/** A request over the limit is the runner's fault. */
export function tooLong(request: Request): ProtocolViolation {
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
