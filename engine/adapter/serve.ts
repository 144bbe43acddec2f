import { findCard } from '../../cards/catalogue.ts'
import type {
  ActRequest,
  ActResult,
  AnswerRequest,
  ArrangeRequest,
  Board,
  Hello,
  Observation,
  ObserveRequest,
  Reply,
  Request,
  Result,
} from '../../protocol/types.ts'
import { withinCards } from '../../protocol/within-cards.ts'
import type { State } from '../board/state.ts'
import type { Ruleset } from '../kernel/amend.ts'
import { Game } from '../kernel/game.ts'
import { cardOf } from '../kernel/individual.ts'
import { type Applied, apply, type Position, quietPosition } from '../play/apply.ts'
import { rulesets } from '../rulesets/registry.ts'
import { boardOf, stateOf } from './board.ts'
import { checkBoard } from './board-check.ts'
import { capabilities } from './capabilities.ts'
import { readers } from './facts.ts'
import type { Reader } from './reader.ts'
import { sumsOf } from './sums.ts'
import { Unserved } from './unserved.ts'
import { valuesOf } from './values.ts'
import { viewOf } from './view.ts'

/** The reference engine behind the protocol. `laws` = the rulesets to play by, by id. */
export function referenceEngine(laws: ReadonlyMap<string, Ruleset> = rulesets): (request: Request) => Reply {
  const table = new Table(laws)
  return request => {
    try {
      return { id: request.id, result: table.serve(request) }
    } catch (error) {
      const code = error instanceof Unserved ? error.code : 'internal'
      const message = error instanceof Error ? error.message : String(error)
      return { id: request.id, error: { code, message } }
    }
  }
}

/** One game at a time: the position, and the law it is played by. */
class Table {
  readonly laws: ReadonlyMap<string, Ruleset>
  law: Ruleset | undefined
  position: Position | undefined
  /** What was looked at last. */
  shown: { readonly state: State; readonly board: Board } | undefined

  constructor(laws: ReadonlyMap<string, Ruleset>) {
    this.laws = laws
  }

  serve(request: Request): Result {
    switch (request.do) {
      case 'hello':
        return this.hello(request)
      case 'arrange':
        return this.arrange(request)
      case 'act':
        return this.act(request)
      case 'answer':
        return this.answer(request)
      case 'observe':
        return this.observe(request)
      case 'bye':
        return {}
      default:
        throw new Unserved('unknown-verb', `No verb "${(request as { do: string }).do}"`)
    }
  }

  hello({ protocols, titles }: Hello): Result {
    if (!protocols.includes('1.0')) throw new Unserved('unsupported', 'This engine speaks protocol 1.0')
    return {
      protocol: '1.0',
      engine: { name: 'stccg-conformance reference engine', version: '0.2.0', language: 'TypeScript' },
      can: { ...capabilities(), rulesets: [...this.laws.keys()] },
      unknownTitles: titles.filter(title => !findCard(title)),
    }
  }

  arrange({ board }: ArrangeRequest): Result {
    const law = this.laws.get(board.ruleset)
    if (!law) throw new Unserved('unknown-word', `No ruleset "${board.ruleset}"`)
    checkBoard(board)
    this.law = law
    this.position = quietPosition(stateOf(board, law))
    return { pending: this.position.pending }
  }

  inProgress(): { readonly law: Ruleset; readonly position: Position } {
    if (!this.law || !this.position) throw new Unserved('out-of-order', 'Nothing is arranged')
    return { law: this.law, position: this.position }
  }

  act({ as, act, try: dry }: ActRequest): ActResult {
    const { law, position } = this.inProgress()
    const within = act.to && withinCards.has(act.to[0]) ? [act.to[1]] : []
    this.checkIds([act.card, ...(act.cards ?? []), ...(act.targets ?? []), act.using, ...within])
    const applied = apply(position, { as, act }, law)
    if (dry) return { ...shown(applied), outcome: applied.refusal ? 'refused' : 'allowed', pending: position.pending }
    this.position = applied.position
    return shown(applied)
  }

  answer({ q, as, answer }: AnswerRequest): ActResult {
    const { law, position } = this.inProgress()
    if (!position.pending.some(p => p.q === q && p.kind !== 'action'))
      throw new Unserved('out-of-order', `No question "${q}" is open`)
    const applied = apply(position, { q, as, answer }, law)
    this.position = applied.position
    return shown(applied)
  }

  checkIds(ids: readonly (string | undefined)[]): void {
    const known = new Set(this.inProgress().position.state.cards.map(c => c.id))
    for (const id of ids)
      if (id !== undefined && !known.has(cardOf(id))) throw new Unserved('unknown-card', `No card "${id}" on the board`)
  }

  /** The board of a state, which is looked at more than once. */
  boardOf(state: State, law: Ruleset): Board {
    if (this.shown?.state !== state) this.shown = { state, board: boardOf(new Game(state, law)) }
    return this.shown.board
  }

  observe({ as, values, facts }: ObserveRequest): Observation {
    const { law, position } = this.inProgress()
    const board = this.boardOf(position.state, law)
    const game = new Game(position.state, law)
    const told = {
      ...(values ? { values: Object.fromEntries(values.map(id => [id, valuesOf(game, id)])) } : {}),
      ...(facts ? { facts: facts.map(question => reader(question.fact)(game, question)) } : {}),
    }
    const shown = as ? viewOf(game, board, as, position.choosing) : board
    const rulings = game.because.size ? { rulings: [...game.because] } : {}
    return {
      board: shown,
      pending: position.pending,
      ...told,
      ...sumsIn(new Game(position.state, law), values),
      ...rulings,
    }
  }
}

/** What made up the values that are asked for. */
function sumsIn(game: Game, ids: readonly string[] = []): Pick<Observation, 'sums'> {
  const sums = ids.flatMap(id => {
    const made = sumsOf(game, id)
    return made ? [[id, made] as const] : []
  })
  return sums.length ? { sums: Object.fromEntries(sums) } : {}
}

function reader(fact: string): Reader {
  const found = Object.hasOwn(readers, fact) ? readers[fact as keyof typeof readers] : undefined
  if (!found) throw new Unserved('unknown-word', `No fact "${fact}"`)
  return found
}

function shown({ position, events, because, refusal }: Applied): ActResult {
  return {
    outcome: refusal ? 'refused' : 'done',
    ...(refusal ? { refusal } : {}),
    pending: position.pending,
    ...(events.length ? { events } : {}),
    ...(because.length ? { rulings: because } : {}),
  }
}
