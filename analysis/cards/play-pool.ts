import type { CardFacts } from '../../cards/facts.ts'
import { referenceEngine } from '../../engine/adapter/serve.ts'
import type { ActResult, Answer, HelloResult, Question, Reply, Request } from '../../protocol/types.ts'
import { type Vanilla, vanillaBoards } from './vanilla.ts'

type Asked = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never

/** Results of the plain boards on which the cards of a pool were tried. */
export interface PoolPlay {
  readonly cards: number
  readonly boards: number
  /** Acts that the rules let through, and those that they refused. */
  readonly done: number
  readonly refused: number
  /** Boards that the engine could not arrange, act upon or show, with what it said. */
  readonly faults: readonly { readonly title: string; readonly ruleset: string; readonly message: string }[]
}

/** More decisions than a plain board asks for. */
const patience = 100

/** Tries every card on its plain boards, under every ruleset: arranged, acted upon, answered, observed by all. */
export function playPool(cards: readonly CardFacts[]): PoolPlay {
  const table = new Table()
  const faults: { title: string; ruleset: string; message: string }[] = []
  const count = { boards: 0, done: 0, refused: 0 }
  for (const ruleset of table.rulesets) {
    for (const card of cards) {
      for (const vanilla of vanillaBoards(card, ruleset)) {
        count.boards++
        try {
          count[table.play(vanilla)]++
        } catch (error) {
          faults.push({ title: card.title, ruleset, message: (error as Error).message })
        }
      }
    }
  }
  return { cards: cards.length, ...count, faults }
}

class Table {
  readonly rulesets: readonly string[]
  readonly #engine = referenceEngine()
  #id = 0

  constructor() {
    const { can } = this.ask({ do: 'hello', protocols: ['1.0'], strict: true, titles: [] }) as HelloResult
    this.rulesets = can.rulesets ?? []
  }

  /** One board from arranging to observing, every decision answered. */
  play({ board, act }: Vanilla): 'done' | 'refused' {
    this.ask({ do: 'arrange', board })
    this.observe(board.cards.map(card => card.id))
    const result = this.ask({ do: 'act', as: 'Alice', act }) as ActResult
    let [decision] = result.pending
    for (let left = patience; decision && decision.kind !== 'action' && left > 0; left--) {
      const answered = this.ask({
        do: 'answer',
        q: decision.q,
        as: decision.who,
        answer: answerTo(decision),
      }) as ActResult
      decision = answered.pending[0]
    }
    this.observe(board.cards.map(card => card.id))
    return result.outcome === 'refused' ? 'refused' : 'done'
  }

  observe(values: readonly string[]): void {
    this.ask({ do: 'observe', values })
    this.ask({ do: 'observe', as: 'Alice' })
    this.ask({ do: 'observe', as: 'Bob' })
  }

  ask(request: Asked): unknown {
    this.#id += 1
    const reply: Reply = this.#engine({ ...request, id: this.#id } as Request)
    if ('error' in reply) throw new Error(`${request.do}: ${reply.error.message}`)
    return reply.result
  }
}

/** The first answer that fits: whoever may decline, declines. */
function answerTo({ kind, of = [], targets = [], min = 1, pass }: Question): Answer {
  if (pass) return { pass: true }
  if (kind === 'response') return { pass: true }
  if (kind === 'confirm') return { yes: false }
  if (kind === 'number') return { number: min }
  if (kind === 'word') return { word: of[0] ?? 'Honor' }
  if (kind === 'order') return { order: of }
  if (kind === 'assign') return { assign: Object.fromEntries(of.map(one => [one, targets[0] ?? ''])) }
  return { pick: of.slice(0, Math.max(min, 1)) }
}
