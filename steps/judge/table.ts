import { boardFault } from '../../protocol/board-fault.ts'
import type { Client } from '../../protocol/client.ts'
import type { Act, ActResult, Answer, Board, Can, DeckLine, Event, Question } from '../../protocol/types.ts'
import type { Operation, Player } from '../operation.ts'
import { mayBeOrders, segmentOfAct } from '../suite/segment.ts'
import { Arrangement } from './arrangement.ts'
import { layBoard } from './by-play/reach.ts'
import { carriedOut, tried } from './carried-out.ts'
import { checkShown } from './check-shown.ts'
import { Drawn } from './drawn.ts'
import { Touched } from './frame-of-play.ts'
import { beforeHistory, type Given, tooLate } from './given.ts'
import { inQuestion } from './in-question.ts'
import type { Last } from './last.ts'
import { mismatch } from './mismatch.ts'
import { requireBegun } from './over-at-once.ts'
import { passUnclaimed } from './pass-unclaimed.ts'
import { Past } from './past.ts'
import { Patience } from './patience.ts'
import type { Position } from './position.ts'
import { Finder } from './resolve.ts'
import { Rolls } from './rolls.ts'
import { Sent } from './sent.ts'
import { typesOf } from './types-of.ts'
import { unaskable } from './unaskable.ts'

/** One case in progress on one engine: the table as it was and is, and what the scenario has said of it. */
export class Table {
  readonly client: Client
  readonly can: Can
  readonly because = new Set<string>()
  readonly unchecked: string[] = []
  readonly rolls = new Rolls()
  /** Acts by which the board was reached; undefined = it was arranged. */
  reachedBy: number | undefined
  readonly asserted = new Set<string>()
  touched = new Touched()
  readonly drawn: Drawn
  events: Event[] = []
  readonly past = new Past()
  pending: readonly Question[] = []
  last: Last | undefined
  /** A refusal that no step has called illegal yet. */
  unclaimed: Last | undefined
  readonly history: Extract<Operation, { op: 'history' }>[] = []
  /** Decks by the players who have registered them. */
  readonly registered = new Map<Player, readonly DeckLine[]>()
  readonly #arrangement: Arrangement
  readonly #sent = new Sent(this.rolls)
  readonly patience = new Patience()
  /** The board as it was asked for. */
  #set: Board | undefined
  #arranged = false
  #now: Board | undefined

  constructor(client: Client, can: Can, position: Position) {
    this.client = client
    this.can = can
    this.#arrangement = new Arrangement(position)
    this.drawn = new Drawn(position)
  }

  setUp(operation: Given): void {
    if (this.#arranged) unaskable(tooLate)
    if (this.history.length && operation.op !== 'history') unaskable(beforeHistory)
    if (operation.op === 'history') this.history.push(operation)
    else this.#arrangement.add(operation)
  }

  /** Sets the board up and checks that the engine shows what was set. True the first time. */
  async arrange(): Promise<boolean> {
    if (this.#arranged) return false
    this.#arranged = true
    const board = this.#arrangement.board()
    const fault = boardFault(board)
    if (fault) unaskable(`its board cannot be; expected at ${fault.pointer} ${fault.expected}`)
    this.#set = board
    const { pending, acts } = await layBoard(this.client, this.can, board)
    this.pending = pending
    this.reachedBy = acts
    const shown = await this.now()
    requireBegun(shown, this.can)
    checkShown(board, shown)
    return true
  }

  /** The whole board as it is; `anew` = looked at again although nothing was done. */
  async now(anew = false): Promise<Board> {
    if (anew || !this.#now) this.#now = (await this.client.observe()).board
    return this.#now
  }

  async finder(): Promise<Finder> {
    return this.finderOf(await this.now())
  }

  finderOf(board: Board): Finder {
    return new Finder(board, typesOf(this.#set?.made), this.#set)
  }

  /** Could the act be started? Tried without effect, or, on engines that cannot try, done; what it took is undone by playing all anew. */
  async attempt(player: string, act: Act): Promise<ActResult> {
    const [sent, pending, told] = [this.#sent.length, this.pending, this.events.length]
    const hasLeft = await this.#enterSegment(player, act)
    const result = (this.can.try ? tried : carriedOut)(await this.client.act(player, act, { try: !!this.can.try }))
    this.credit(result.rulings)
    if (hasLeft || result.outcome === 'done') {
      this.pending = pending
      this.events.length = told
      await layBoard(this.client, this.can, this.#arrangement.board())
      await this.#sent.again(sent)
    }
    return result
  }

  /** Leaves the segment of card plays where the act belongs to that of orders; engines need not step over it. True: it was left. */
  async #enterSegment(player: string, act: Act): Promise<boolean> {
    if (!mayBeOrders.has(act.kind) || !this.can.actions?.includes('end')) return false
    const { turn, cards } = await this.now()
    if (segmentOfAct(act, cards) !== 'orders' || !this.pending.every(one => one.kind === 'action')) return false
    if (turn.player !== player || !['start', 'play'].includes(turn.phase)) return false
    const result = await this.#sent.send(() => this.client.act(player, { kind: 'end', of: 'play' }))
    if (result.outcome === 'refused') return false
    this.drawn.allow(player, { kind: 'end', of: 'play' })
    this.absorb(result)
    await passUnclaimed(this)
    return true
  }

  /** Sends an act that may have to be repeated. */
  async act(player: string, act: Act): Promise<ActResult> {
    await this.#enterSegment(player, act)
    this.touched.by(player, act)
    const result = await this.#sent.send(() => this.client.act(player, act))
    if (result.outcome !== 'refused') this.drawn.allow(player, act)
    return result
  }

  /** Sends an answer that may have to be repeated; the same requests get the same handles. */
  async answer(question: Question, answer: Answer): Promise<ActResult> {
    this.touched.by(question.who, answer)
    return this.#sent.send(() => this.client.answer(question.q, question.who, answer))
  }

  /** Takes in what came of an act or an answer. */
  take(result: ActResult, what: string): ActResult {
    this.absorb(result)
    const { refusal } = result
    const isRefused = result.outcome === 'refused'
    const text = refusal ? (refusal.text ?? refusal.code ?? refusal.stage) : ''
    this.last = { refused: isRefused, what, text, ...(refusal?.code ? { code: refusal.code } : {}) }
    this.unclaimed = isRefused ? this.last : undefined
    return result
  }

  credit(rulings: readonly string[] | undefined): void {
    for (const ruling of rulings ?? []) this.because.add(ruling)
  }

  /** Goes on without a new act: what is remembered of the last one stays. */
  absorb(result: ActResult): void {
    this.#now = undefined
    this.pending = result.pending
    const { events = [], rolls = [] } = result
    this.patience.hear(events.length, rolls.length)
    for (const event of events) this.events.push(this.drawn.hear(event))
    this.touched.tell(events)
    this.credit(result.rulings)
  }

  async pass(question: Question): Promise<void> {
    this.patience.pass(question)
    this.absorb(await this.answer(question, { pass: true }))
  }

  /** The decision that somebody must take now, or that chance has taken and no step has told of. */
  decision(): Question | undefined {
    const open = this.pending.find(
      q => q.kind !== 'action' && q.kind !== 'response' && !(q.who === 'chance' && q.kind === 'order'),
    )
    return this.rolls.question() ?? open
  }

  /** Fails when a decision is open that no step takes. */
  requireNoDecision(): void {
    const open = this.openDecision()
    if (open) mismatch(`${open}, and no step says how`)
  }

  /** Who must still decide what, in words. */
  openDecision(): string | undefined {
    const open = this.decision()
    return open && `${open.who} must still choose${inQuestion(open)}`
  }
}
