import type { Client } from '../../protocol/client.ts'
import { EngineCommandError } from '../../protocol/failures.ts'
import type { Board, HelloResult } from '../../protocol/types.ts'
import type { Case } from '../suite/case.ts'
import { Beyond, Redraw } from './beyond.ts'
import { type Failure, failureOf, suiteError } from './failure.ts'
import { listed, Mismatch, Untimely } from './mismatch.ts'
import { finish, play } from './play.ts'
import { type Position, positionOf, positionsOf } from './position.ts'
import { Table } from './table.ts'
import { endOf, type Grounds, type Manner, type Verdict } from './verdict.ts'

/** How often a case is played again when nobody says how often. */
export const defaultReplays = 50

/** One case on one engine, step by step. The one judge, whoever reads the steps out. */
export class CaseRun {
  readonly #kase: Case
  readonly #client: Client
  readonly #hello: HelloResult
  readonly #mostReplays: number
  readonly #insists: boolean
  /** Where it is played from, and then, as long as the engine refuses there for the time what should be legal. */
  readonly #positions: Position[]
  #table: Table
  /** Index of the step that comes next on this table. */
  #next = 0
  #replays = 0
  readonly #steps: ('pass' | 'fail' | 'skipped')[]
  readonly #start = performance.now()
  #failure: Failure | undefined
  /** The engine can no longer be started, so that nothing more can be played. */
  #gone: EngineCommandError | undefined
  /** The outcome is right for another reason than the ruling. */
  #astray: string | undefined
  /** The board at the end that was reached with every step passed and nothing wrong there. */
  #end: Board | undefined

  /**
   * `replays`: how often it may be played again for a draw, on an engine that rolls. `insists`: an outcome that is right for
   * another reason fails; else it is told, as no engine need name rulings.
   */
  constructor(
    kase: Case,
    client: Client,
    hello: HelloResult,
    { replays = defaultReplays, insists = false }: Manner = {},
  ) {
    this.#insists = insists
    this.#kase = kase
    this.#client = client
    this.#hello = hello
    this.#mostReplays = replays
    this.#positions = [...positionsOf(positionOf(kase, hello), hello.can)]
    this.#table = this.#laid()
    this.#steps = kase.steps.map(() => 'skipped')
  }

  /** Plays the step with this index; rethrows what goes wrong after remembering it. */
  async step(index: number): Promise<void> {
    if (!this.#kase.steps[index]) throw new Error(`Case ${this.#kase.id} has no step ${index + 1}`)
    this.#steps[index] = 'fail'
    await this.#guard(() => this.#playThrough(index + 1)).catch(error => {
      if (error instanceof Beyond) this.#steps[index] = 'skipped'
      throw error
    })
    this.#steps[index] = 'pass'
  }

  /**
   * Ends the case; throws an `EngineCommandError` only. `decided` = the rulings that an engine must name when it names any;
   * none for a twin.
   */
  async end(decided: readonly string[], grounds: Grounds): Promise<Verdict> {
    if (!this.#failure && !this.#gone) await this.#guard(() => this.#reachEnd(decided, grounds)).catch(() => {})
    if (this.#gone) throw this.#gone
    return this.#verdict()
  }

  /** The only way to pass. */
  async #reachEnd(decided: readonly string[], grounds: Grounds): Promise<void> {
    const left = this.#steps.findIndex(step => step !== 'pass')
    if (left >= 0) throw new Error(`step ${left + 1} of ${this.#steps.length} was not played`)
    await this.#playThrough(this.#next, true)
    this.#astray = this.#groundsMissing(decided, grounds)
    if (this.#insists && this.#astray) throw new Mismatch(this.#astray)
    this.#end = await this.#table.now()
  }

  /** Plays so many steps, from the first one again whenever chance draws something else. */
  async #playThrough(count: number, toTheEnd = false): Promise<void> {
    for (;;) {
      try {
        for (const { operation } of this.#kase.steps.slice(this.#next, count)) {
          await play(this.#table, operation, this.#kase.steps[this.#next + 1]?.operation)
          this.#next += 1
        }
        return toTheEnd ? await finish(this.#table, this.#kase.steps.at(-1)?.operation) : undefined
      } catch (error) {
        if (error instanceof Redraw) this.#drawAgain(error)
        else if (error instanceof Untimely && this.#positions.length > 1) this.#positions.shift()
        else throw error
        this.#next = 0
        this.#table = this.#laid()
      }
    }
  }

  #drawAgain({ message }: Redraw): void {
    if (this.#replays >= this.#mostReplays) throw neverCame(this.#replays, message)
    this.#replays += 1
  }

  #laid(): Table {
    this.#client.beginCase()
    return new Table(this.#client, this.#hello.can, this.#positions[0]!)
  }

  /** Whatever goes wrong is remembered, and thrown on in the words of the report. */
  async #guard(action: () => Promise<void>): Promise<void> {
    try {
      await action()
    } catch (error) {
      if (error instanceof EngineCommandError) {
        this.#gone = error
        throw error
      }
      this.#failure = await failureOf(error, this.#client)
      const { outcome, message } = this.#failure
      throw outcome === 'fail' || outcome === 'unsupported' ? error : new Error(message, { cause: error })
    }
  }

  /** Message for an outcome that is right for another reason. */
  #groundsMissing(decided: readonly string[], grounds: Grounds): string | undefined {
    const { because, can } = this.#table
    if (!can.rulings) return undefined
    const unnamed = (ids: readonly string[]): boolean => ids.length > 0 && !ids.some(id => because.has(id))
    const missing = decided.filter(ruling => !because.has(ruling) && unnamed(grounds(ruling)))
    if (!missing.length) return undefined
    const heard = because.size ? `the engine named ${listed([...because])}` : 'the engine named no ruling'
    return `The outcome is right, but ${listed(missing)} did not decide it: ${heard}`
  }

  async #verdict(): Promise<Verdict> {
    const after = this.#end ?? (await this.#lastBoard())
    const { because, unchecked, past, reachedBy } = this.#table
    const before = past.first ?? after
    const { standIns } = this.#positions[0]!
    return {
      ...(this.#end ? endOf(unchecked, this.#astray) : (this.#failure ?? suiteError('the case did not reach its end'))),
      ...(reachedBy === undefined ? {} : { reachedBy }),
      ...(standIns ? { standIns: standIns.map(({ title }) => title) } : {}),
      ...(this.#replays ? { replays: this.#replays } : {}),
      because: [...because],
      unchecked,
      steps: this.#steps,
      transcript: this.#client.takeTranscript(),
      ...(before ? { before } : {}),
      ...(after ? { after } : {}),
      milliseconds: performance.now() - this.#start,
    }
  }

  /** The board where it failed, for the picture; none when the engine is gone. */
  async #lastBoard(): Promise<Board | undefined> {
    if (this.#failure?.outcome !== 'fail') return this.#table.past.nearest
    try {
      return await this.#table.now()
    } catch {
      return this.#table.past.nearest
    }
  }
}

function neverCame(replays: number, message: string): Beyond {
  const tries = replays ? `in ${replays} replay${replays === 1 ? '' : 's'}` : 'at once, and no replays are allowed'
  return new Beyond(`the engine rolls itself, and the draw did not come ${tries}: ${message}`, 'chance')
}
