import type { Client, Exchange } from '../../protocol/client.ts'
import { EngineCommandError, EngineError, EngineFailure, ProtocolViolation } from '../../protocol/failures.ts'
import type { Board, HelloResult } from '../../protocol/types.ts'
import type { Case } from '../suite/case.ts'
import { listed, Mismatch } from './mismatch.ts'
import { finish, play } from './play.ts'
import { Table } from './table.ts'

export type Played = 'pass' | 'fail' | 'engine-error' | 'timeout' | 'crash'

/** What came of playing one case. */
export interface Verdict {
  readonly outcome: Played
  readonly message?: string
  readonly because: readonly string[]
  readonly unchecked: readonly string[]
  /** One per step. */
  readonly steps: readonly ('pass' | 'fail' | 'skipped')[]
  readonly transcript: readonly Exchange[]
  readonly before?: Board
  readonly after?: Board
  readonly milliseconds: number
}

/** The ids of which one must be named for the ruling to have decided: its own, or those that it follows from; none where no ruling decides. */
export type Grounds = (ruling: string) => readonly string[]

/** One case on one engine, step by step. The one judge, whoever reads the steps out. */
export class CaseRun {
  readonly #kase: Case
  readonly #client: Client
  readonly #table: Table
  readonly #steps: ('pass' | 'fail' | 'skipped')[]
  readonly #start = performance.now()
  #failure: { readonly outcome: Played; readonly message: string } | undefined

  constructor(kase: Case, client: Client, hello: HelloResult) {
    this.#kase = kase
    this.#client = client
    this.#table = new Table(client, hello.can, kase.ruleset)
    this.#steps = kase.steps.map(() => 'skipped')
    client.beginCase()
  }

  /** Plays the step with this index; rethrows what goes wrong after remembering it. */
  async step(index: number): Promise<void> {
    const step = this.#kase.steps[index]
    if (!step) throw new Error(`Case ${this.#kase.id} has no step ${index + 1}`)
    this.#steps[index] = 'fail'
    await this.#guard(() => play(this.#table, step.operation))
    this.#steps[index] = 'pass'
  }

  /** Ends the case. `decided` = the rulings that an engine must name when it names any; none for a twin. */
  async end(decided: readonly string[], grounds: Grounds): Promise<Verdict> {
    if (!this.#failure) {
      await this.#guard(async () => {
        await finish(this.#table)
        this.#requireGrounds(decided, grounds)
      }).catch(() => {})
    }
    return this.#verdict()
  }

  async #guard(action: () => Promise<void>): Promise<void> {
    try {
      await action()
    } catch (error) {
      if (error instanceof EngineCommandError) throw error
      this.#failure = { outcome: outcomeOf(error), message: error instanceof Error ? error.message : String(error) }
      throw error
    }
  }

  #requireGrounds(decided: readonly string[], grounds: Grounds): void {
    const { because, can } = this.#table
    if (!can.rulings) return
    const unnamed = (ids: readonly string[]): boolean => ids.length > 0 && !ids.some(id => because.has(id))
    const missing = decided.filter(ruling => !because.has(ruling) && unnamed(grounds(ruling)))
    if (missing.length) {
      const heard = because.size ? `the engine named ${listed([...because])}` : 'the engine named no ruling'
      throw new Mismatch(`The outcome is right, but ${listed(missing)} did not decide it: ${heard}`)
    }
  }

  async #verdict(): Promise<Verdict> {
    const after = await this.#lastBoard()
    const { because, unchecked, first } = this.#table
    const before = first ?? after
    return {
      outcome: this.#failure?.outcome ?? 'pass',
      ...(this.#failure ? { message: this.#failure.message } : {}),
      because: [...because],
      unchecked,
      steps: this.#steps,
      transcript: this.#client.takeTranscript(),
      ...(before ? { before } : {}),
      ...(after ? { after } : {}),
      milliseconds: performance.now() - this.#start,
    }
  }

  /** The board at the end, for the picture; none when the engine is gone. */
  async #lastBoard(): Promise<Board | undefined> {
    if (this.#failure && this.#failure.outcome !== 'fail') return this.#table.before
    try {
      return await this.#table.now()
    } catch {
      return this.#table.before
    }
  }
}

function outcomeOf(error: unknown): Played {
  if (error instanceof Mismatch) return 'fail'
  if (error instanceof EngineFailure) return error.kind === 'babble' ? 'engine-error' : error.kind
  if (error instanceof EngineError || error instanceof ProtocolViolation) return 'engine-error'
  throw error
}
