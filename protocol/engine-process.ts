import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { Conversation } from './conversation.ts'
import { endLeftBehind } from './left-behind.ts'
import type { Life } from './lives.ts'
import { commandError, killGroup, startGroup } from './process-group.ts'
import { settles } from './settles.ts'
import { StderrTail } from './stderr-tail.ts'
import type { Reply, Request } from './types.ts'

/** How long its output may stay open after a process has ended: someone may have inherited it and left the group. */
const lingerMilliseconds = 250

/** One life of an engine, from the start of its process to its end. The first failure ends it. */
export class EngineProcess implements Life {
  readonly #mark = randomUUID()
  readonly #child: ChildProcessWithoutNullStreams
  readonly #ended: Promise<void>
  readonly #conversation: Conversation

  constructor(argv: readonly string[]) {
    const child = startGroup(argv, this.#mark)
    const stderr = new StderrTail()
    this.#child = child
    this.#conversation = new Conversation({
      write: line => void child.stdin.write(line),
      cut: () => killGroup(child, 'SIGKILL'),
      lastWords: () => String(stderr),
    })
    // A dead reader shows as the end of the process, with a better message than EPIPE.
    child.stdin.on('error', () => {})
    child.stdout.on('data', (chunk: Buffer) => this.#conversation.receive(chunk))
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk))
    this.#ended = new Promise(resolve => this.#onEnd(argv[0] ?? '', resolve))
  }

  isOver(): boolean {
    return this.#conversation.isOver()
  }

  ask(request: Request, limit: number): Promise<Reply> {
    return this.#conversation.ask(request, limit)
  }

  /** Waits for `grace` milliseconds, then ends the process and all that it started. */
  async end(grace: number): Promise<void> {
    await this.#conversation.takeLeave(grace)
    this.#child.stdin.end()
    if (!(await settles(this.#ended, grace))) killGroup(this.#child, 'SIGTERM')
    if (!(await settles(this.#ended, grace))) killGroup(this.#child, 'SIGKILL')
    await this.#ended
  }

  /** What the engine left behind is listened to no longer, so that it keeps nobody waiting, and is ended. */
  #letGo(): void {
    for (const stream of this.#child.stdio) stream?.destroy()
    const left = endLeftBehind(this.#mark, this.#child.pid)
    if (left) process.stderr.write(`${left}\n`)
  }

  #onEnd(program: string, resolve: () => void): void {
    const child = this.#child
    const end = () => {
      clearTimeout(timer)
      child.off('close', end)
      const { exitCode, signalCode } = child
      this.#conversation.end(signalCode ? `was ended by ${signalCode}` : `ended with exit code ${exitCode}`)
      this.#letGo()
      resolve()
    }
    let timer: NodeJS.Timeout | undefined
    child.once('exit', () => {
      timer = setTimeout(end, lingerMilliseconds)
      child.once('close', end)
    })
    child.on('error', error => {
      if (child.pid !== undefined) return
      this.#conversation.fail(commandError(program, error))
      resolve()
    })
  }
}
