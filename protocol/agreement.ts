import { nameOf } from './envelope.ts'
import { ProtocolViolation } from './failures.ts'
import type { ActKind, ActResult, ArrangeResult, Board, Id, Observation, Question, Request } from './types.ts'
import { viewFault } from './view-fault.ts'

/** Where in the result what is wrong, and what would be right and is there, to follow "expected". */
export interface Disagreement {
  readonly pointer: string
  readonly expected: string
}

type Questions = readonly Question[]

/** What an engine has said of one board so far: what it says next must agree with that, and with what it was asked. */
export class Agreement {
  #set: Board | undefined
  #owners: ReadonlyMap<Id, string> = new Map()
  #pending: Questions = []
  /** The whole board as it was last shown; undefined = something was done since. */
  #shown: Board | undefined
  /** Acts by which a turn may have ended. */
  #ends = 0
  #hasPlayed = false

  /** Takes the result in; throws a `ProtocolViolation` of the engine's where it cannot be. */
  hear(request: Request, result: unknown): void {
    const fault = this.#hear(request, result)
    if (!fault) return
    const what = `The engine's answer to ${nameOf(request)} breaks the protocol`
    throw new ProtocolViolation('engine', what, `/result${fault.pointer}`, fault.expected)
  }

  #hear(request: Request, result: unknown): Disagreement | undefined {
    if (request.do === 'arrange') return this.#arranged(request.board, (result as ArrangeResult).pending)
    if (!this.#set) return undefined
    if (request.do === 'act' || request.do === 'answer') return this.#done(request, result as ActResult)
    return request.do === 'observe' ? this.#observed(request, result as Observation) : undefined
  }

  #arranged(board: Board, pending: Questions): Disagreement | undefined {
    this.#set = board
    this.#owners = new Map(board.cards.map(({ id, owner }) => [id, owner]))
    this.#shown = undefined
    this.#ends = 0
    this.#hasPlayed = false
    return this.#asked(pending)
  }

  #done(
    request: Extract<Request, { do: 'act' | 'answer' }>,
    { outcome, pending }: ActResult,
  ): Disagreement | undefined {
    if ('try' in request && request.try)
      return this.#stillAsked(pending, 'as nothing changes when an act is tried', unnamed) ?? this.#asked(pending)
    if (outcome === 'refused')
      return this.#stillAsked(pending, 'as a refusal changes nothing', unnamed) ?? this.#asked(pending)
    this.#shown = undefined
    this.#hasPlayed = true
    if (request.do === 'act' && ending.has(request.act.kind)) this.#ends += 1
    return this.#asked(pending)
  }

  #observed(
    { as, facts = [], values = [] }: Extract<Request, { do: 'observe' }>,
    { board, pending, facts: answers, values: shown = {} }: Observation,
  ): Disagreement | undefined {
    const fault =
      this.#stillAsked(pending, 'as observing changes nothing') ??
      tooManyAnswers(facts.length, answers) ??
      unaskedValues(values, shown) ??
      this.#otherGame(board)
    if (fault) return fault
    if (as === undefined) this.#shown = board
    return as !== undefined && this.#shown ? viewFault(as, board, this.#shown) : undefined
  }

  /** Every decision is one that somebody at the table can make, about cards that are there, and has a handle of its own. */
  #asked(pending: Questions): Disagreement | undefined {
    if (!Array.isArray(pending)) return undefined
    this.#pending = pending
    const handles = new Set<string>()
    for (const [index, one] of pending.entries()) {
      const at = `/pending/${index}`
      if (handles.has(one.q))
        return { pointer: `${at}/q`, expected: `a handle for each decision, but ${quote(one.q)} is that of two` }
      handles.add(one.q)
      if (!this.#isSeated(one.who))
        return {
          pointer: `${at}/who`,
          expected: `a player of this board or chance, as nobody else makes a decision, but it is ${quote(one.who)}`,
        }
      if (one.by !== undefined && !this.#owners.has(cardIn(one.by)))
        return {
          pointer: `${at}/by`,
          expected: `a card of this board, as a card or the rules ask, but it is ${quote(one.by)}`,
        }
    }
    return undefined
  }

  #isSeated(who: string): boolean {
    return who === 'chance' || !!this.#set?.players.some(({ name }) => name === who)
  }

  /** The decisions are those that were told of last. */
  #stillAsked(pending: Questions, why: string, named = inWords): Disagreement | undefined {
    if (!Array.isArray(pending) || pending === this.#pending) return undefined
    const [before, now] = [this.#pending, pending].map(list => list.map(named).sort().join(', ') || 'none')
    if (before === now) return undefined
    return {
      pointer: '/pending',
      expected: `the decisions that were pending before, ${why}: ${before}, but they are ${now}`,
    }
  }

  /** In play, which cards there are never changes, nor whose they are, nor who plays; turns are counted on. */
  #otherGame({ cards, players, turn }: Board): Disagreement | undefined {
    const other = this.#hasPlayed ? (this.#otherCards(cards) ?? this.#otherPlayers(players)) : undefined
    return other ?? this.#otherTurn(turn)
  }

  #otherCards(cards: Board['cards']): Disagreement | undefined {
    for (const [index, { id, owner }] of cards.entries()) {
      const pointer = `/board/cards/${index}`
      const whose = this.#owners.get(id)
      if (whose === undefined)
        return { pointer, expected: `the cards that were arranged and nothing else, but "${id}" was not` }
      if (owner !== whose)
        return {
          pointer: `${pointer}/owner`,
          expected: `${quote(whose)}, as an owner never changes, but it is ${quote(owner)}`,
        }
    }
    if (cards.length === this.#owners.size) return undefined
    const shown = new Set(cards.map(({ id }) => id))
    const [gone] = [...this.#owners.keys()].filter(id => !shown.has(id))
    return { pointer: '/board/cards', expected: `every card that was arranged, but ${quote(gone)} is not there` }
  }

  #otherPlayers(players: Board['players']): Disagreement | undefined {
    const [before, now] = [this.#set?.players ?? [], players].map(list =>
      list
        .map(({ name }) => name)
        .sort()
        .join(', '),
    )
    return before === now
      ? undefined
      : { pointer: '/board/players', expected: `the players ${before}, but they are ${now}` }
  }

  #otherTurn(turn: Board['turn']): Disagreement | undefined {
    const { number: set, phase } = this.#set!.turn
    const { number: now } = turn ?? {}
    if (now === undefined) return undefined
    const begins = this.#hasPlayed && (phase === 'setup' || phase.startsWith('seed-')) ? 1 : 0
    const most = (set ?? now) + mostTurns * this.#ends + begins
    if (Number.isInteger(now) && now >= (set ?? 1) && now <= most) return undefined
    const ended = this.#ends
      ? `, and ${this.#ends === 1 ? 'one was' : `${this.#ends} were`} ended`
      : ' and none was ended'
    const counted = `that turns are counted on, but it was turn ${set ?? 'unknown'}${ended}, and it is turn ${quote(now)}`
    return { pointer: '/board/turn/number', expected: counted }
  }
}

/** A turn may end with the card that is drawn at its end. */
const ending: ReadonlySet<ActKind> = new Set(['end', 'draw'])

/** Turns that may go by when one is ended: the next player's may be left out. */
const mostTurns = 2

function tooManyAnswers(asked: number, answers: unknown): Disagreement | undefined {
  if (!Array.isArray(answers) || answers.length <= asked) return undefined
  return { pointer: '/facts', expected: `one answer per question, but to ${asked} there are ${answers.length}` }
}

function unaskedValues(asked: readonly Id[], shown: object): Disagreement | undefined {
  const stray = Object.keys(shown ?? {}).find(id => !asked.includes(id) && !id.startsWith('x-'))
  return stray === undefined
    ? undefined
    : { pointer: '/values', expected: `an entry for each card asked for, but ${quote(stray)} was not` }
}

const unnamed = ({ who, kind, by }: Question): string => `${kind} of ${who}${by === undefined ? '' : ` for "${by}"`}`

const inWords = (question: Question): string =>
  `${unnamed(question)} (${typeof question.q === 'string' ? question.q : quote(question.q)})`

const cardIn = (id: Id): Id => String(id).split('/', 1)[0]!

const quote = (value: unknown): string => JSON.stringify(value)?.slice(0, 80) ?? 'nothing'
