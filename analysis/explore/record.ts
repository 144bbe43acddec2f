import { Mismatch } from '../../steps/judge/mismatch.ts'
import { play } from '../../steps/judge/play.ts'
import { positionOf } from '../../steps/judge/position.ts'
import type { Finder } from '../../steps/judge/resolve.ts'
import { settle } from '../../steps/judge/settle.ts'
import { Table } from '../../steps/judge/table.ts'
import { choosersFinder } from '../../steps/judge/when.ts'
import { outcomesOn } from '../../steps/on-board/outcomes-on.ts'
import type { Operation } from '../../steps/operation.ts'
import type { Greeted } from '../reference.ts'
import { caseOf, type Script } from './script.ts'

/** A sentence that holds on the engine it was recorded on, and the rulings that the engine named for it. */
export interface Said {
  readonly operation: Operation
  readonly because: readonly string[]
}

/** What was tried, and all that came of it. */
export interface Recording extends Script {
  readonly said: readonly Said[]
}

/** Something that cannot be on any engine: the board, a refusal that changes something. */
export class Impossible extends Error {
  override readonly name = 'Impossible'
}

/** Plays on one engine and writes down what comes of it, in sentences that the judge can hold another one to. */
export class Recorder {
  readonly table: Table
  readonly said: Said[] = []
  readonly moves: Operation[] = []
  readonly #script: Script
  #marked: Awaited<ReturnType<Table['now']>> | undefined

  constructor(script: Script, { client, hello }: Greeted) {
    this.#script = script
    client.beginCase()
    const kase = caseOf(script.ruleset, [...script.given, ...script.moves])
    this.table = new Table(client, hello.can, positionOf(kase, hello))
  }

  /** Sets the board up. */
  async begin(): Promise<void> {
    for (const operation of this.#script.given) {
      await play(this.table, operation)
      this.said.push({ operation, because: [] })
    }
    await this.table.arrange()
  }

  /** Carries out one sentence; what it comes to is written down once nobody has to choose. */
  async move(operation: Operation, next?: Operation): Promise<void> {
    const { table } = this
    if (!table.decision()) this.#marked = await table.now()
    this.moves.push(operation)
    await this.#say(operation, next)
    if (operation.op === 'value' || operation.op === 'fact') return
    if (table.unclaimed) return this.#say({ op: 'verdict', legal: false })
    if (['do', 'respond', 'deck'].includes(operation.op)) await this.#say({ op: 'verdict', legal: true })
  }

  /** Says of the last deed all that sentences can say, once it is over. */
  async conclude(): Promise<void> {
    const { table } = this
    await settle(table)
    if (table.decision() || !this.#marked) return
    const outcomes = outcomesOn(this.#marked, await table.finder())
    for (const operation of outcomes) {
      const told = [operation, lasting(operation)]
      for (const one of told) if (one && (await this.#holds(one))) break
    }
  }

  /** Lets windows pass that nobody claims, and takes what permits one answer. */
  settle(): Promise<void> {
    return settle(this.table)
  }

  choosersFinder(): Promise<Finder> {
    return choosersFinder(this.table)
  }

  /** Whatever a player wishes to know now is written down with its answer. */
  async look(operation: Operation): Promise<boolean> {
    return this.#holds(operation)
  }

  async #say(operation: Operation, next?: Operation): Promise<void> {
    this.table.because.clear()
    await play(this.table, operation, next)
    this.said.push({ operation, because: [...this.table.because] })
  }

  async #holds(operation: Operation): Promise<boolean> {
    try {
      await this.#say(operation)
      return true
    } catch (error) {
      if (error instanceof Mismatch) return false
      throw error
    }
  }
}

/** What is so now and was not before the deed, but was before the last choice within it. */
function lasting(operation: Operation): Operation | undefined {
  if (operation.op === 'placed' || operation.op === 'points') return { ...operation, now: 'still' }
  if (operation.op !== 'is') return undefined
  if (operation.now !== 'no longer') return { ...operation, now: 'still' }
  return { ...operation, now: 'still', condition: { ...operation.condition, not: true } }
}
