import type { Board } from '../../protocol/types.ts'
import { requireDecks } from '../../steps/judge/check-frame.ts'
import { Mismatch } from '../../steps/judge/mismatch.ts'
import { passUnclaimed } from '../../steps/judge/pass-unclaimed.ts'
import { begin, play } from '../../steps/judge/play.ts'
import { positionOf } from '../../steps/judge/position.ts'
import type { Finder } from '../../steps/judge/resolve.ts'
import { Table } from '../../steps/judge/table.ts'
import { choosersFinder } from '../../steps/judge/when.ts'
import { candidatesOn } from '../../steps/on-board/answers-on.ts'
import { outcomesOn } from '../../steps/on-board/outcomes-on.ts'
import type { Operation } from '../../steps/operation.ts'
import type { Greeted } from '../reference.ts'
import { filledIn, isAsked, restore } from './answer.ts'
import { caseOf, type Script } from './script.ts'

/** A sentence that holds on the engine it was recorded on, and the rulings that the engine named for it. */
export interface Said {
  readonly operation: Operation
  readonly because: readonly string[]
}

/** A script, and all that came of it. */
export interface Recording extends Script {
  readonly said: readonly Said[]
}

/** An offence of any engine: to lose a card, or to change something by a refusal. */
export class Impossible extends Error {
  override readonly name = 'Impossible'
}

/** Plays on one engine and writes down what comes of it, in sentences that the judge can hold another one to. */
export class Recorder {
  readonly table: Table
  readonly said: Said[] = []
  readonly moves: Operation[] = []
  readonly #script: Script
  /** The board before the deed that is going on. */
  #marked: Board | undefined

  /** Of the script's moves only what they say of turns and decks matters before they are played. */
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
    await begin(this.table)
  }

  /** Carries out a sentence, or asks what it asks. */
  async move(operation: Operation, next?: Operation): Promise<void> {
    if (isAsked(operation)) return this.ask(operation)
    const { table } = this
    if (!table.decision()) this.#marked = await table.now()
    this.moves.push(operation)
    await this.#say(operation.op === 'choose' ? await this.#withCandidates(operation) : operation, next)
    if (table.unclaimed) return this.#sayRefused(operation)
    if (['do', 'respond', 'deck'].includes(operation.op)) await this.#say({ op: 'verdict', legal: true })
  }

  /** Whatever a player wishes to know now is written down with the answer. */
  async ask(operation: Operation): Promise<void> {
    this.moves.push(operation)
    const answered = await filledIn(this.table, operation)
    if (answered) await this.holds(answered)
  }

  /** Says of the last deed all that sentences can say, once it is over. */
  async conclude(): Promise<void> {
    const { table } = this
    await passUnclaimed(table)
    if (table.decision() || !this.#marked) return
    for (const operation of outcomesOn(this.#marked, await table.finder())) {
      const ways = [operation, lasting(operation)]
      for (const way of ways) if (way && (await this.holds(way))) break
    }
    this.#marked = undefined
  }

  /** Lets windows pass that nobody claims, and takes what permits one answer. */
  passUnclaimed(): Promise<void> {
    return passUnclaimed(this.table)
  }

  choosersFinder(): Promise<Finder> {
    return choosersFinder(this.table)
  }

  /** Writes the sentence down if it is so. */
  async holds(operation: Operation): Promise<boolean> {
    const { asserted } = this.table
    const before = [...asserted]
    try {
      await this.#say(operation)
      return true
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error
      restore(asserted, before)
      return false
    }
  }

  /** A refusal that changes something is a fault, unless only the segment that was left for it did. */
  async #sayRefused(operation: Operation): Promise<void> {
    try {
      await this.#say({ op: 'verdict', legal: false })
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error
      this.table.unclaimed = undefined
      await this.#say(operation)
      await this.holds({ op: 'verdict', legal: false }).then(isSo => {
        throw isSo ? error : new Impossible(error.message)
      })
    }
  }

  /** Every card that was there is there still, and no other; what lies in decks of which nothing was said is nobody's to take. */
  async checkCards(): Promise<void> {
    const { first } = this.table.past
    if (!first) return
    const now = await this.table.now()
    requireDecks(this.table, now)
    const [before, after] = [first, now].map(({ cards }) => cards.map(({ id }) => id).sort())
    const lost = before!.find(id => !after!.includes(id))
    const found = after!.find(id => !before!.includes(id))
    if (lost !== undefined) throw new Impossible(`The card "${lost}" is lost`)
    if (found !== undefined) throw new Impossible(`The card "${found}" has come from nowhere`)
  }

  async #say(operation: Operation, next?: Operation): Promise<void> {
    this.table.because.clear()
    await play(this.table, operation, next)
    this.said.push({ operation, because: [...this.table.because] })
  }

  /** Who chooses among cards says among which, where these are few. */
  async #withCandidates(operation: Extract<Operation, { op: 'choose' }>): Promise<Operation> {
    await passUnclaimed(this.table, false, () => true)
    const question = this.table.decision()
    if (question?.kind !== 'choose' || (question.max ?? 1) > 1) return operation
    const from = candidatesOn(await this.choosersFinder(), question)
    return from.length > 1 && from.length <= mostCandidates ? { ...operation, from } : operation
  }
}

const mostCandidates = 6

/** A change since before the deed that came before its last choice. */
function lasting(operation: Operation): Operation | undefined {
  if (operation.op === 'placed' || operation.op === 'points') return { ...operation, now: 'still' }
  if (operation.op !== 'is') return undefined
  if (operation.now !== 'no longer') return { ...operation, now: 'still' }
  return { ...operation, now: 'still', condition: { ...operation.condition, not: true } }
}

/** Plays the script from its beginning; undefined where it cannot be played so. */
export async function record(script: Script, engine: Greeted): Promise<Recording | undefined> {
  const recorder = new Recorder(script, engine)
  try {
    await recorder.begin()
    for (const [at, operation] of script.moves.entries()) {
      const next = script.moves.slice(at + 1).find(one => !isAsked(one))
      await recorder.move(operation, script.moves[at + 1])
      if (next?.op !== 'choose' && next?.op !== 'respond') await recorder.conclude()
    }
    await recorder.passUnclaimed()
    if (recorder.table.decision()) return undefined
    await recorder.holds({ op: 'frame' })
    await recorder.checkCards()
  } catch (error) {
    if (isNoGame(error)) return undefined
    throw error
  }
  return { ...script, moves: recorder.moves, said: recorder.said }
}

/** A script that says what cannot be: a card that is not there, a choice that nobody has. */
export const isNoGame = (error: unknown): boolean =>
  error instanceof Mismatch || (error instanceof Error && error.name === 'Unaskable')
