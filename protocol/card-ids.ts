import type { Engine } from './engine.ts'
import type { Board, Card, FactQuestion, PrintedCard, Reply, Request } from './types.ts'

/** How an engine knows the cards: its own ids by title, and titles by its ids. */
export interface CardIds {
  readonly idOf: ReadonlyMap<string, string>
  /** Of every version of a title; several ids may stand for one title. */
  readonly titleOf: ReadonlyMap<string, string>
  /** What is printed on the cards of these titles. Absent = the engine is not told. */
  readonly printedOn?: (titles: readonly string[]) => readonly PrintedCard[]
}

/** The engine under its own ids: requests are sent with them, and in replies titles stand again. Made-up cards have titles only. */
export function withCardIds(engine: Engine, ids: CardIds): Engine {
  let made: ReadonlySet<string> = new Set()
  let absent: readonly string[] = []

  const sent = (request: Request): Request => {
    if (request.do === 'hello') {
      absent = request.titles.filter(title => !ids.idOf.has(title))
      const known = request.titles.flatMap(title => ids.idOf.get(title) ?? [])
      const supposed = request.supposed?.flatMap(card => {
        const id = ids.idOf.get(card.title)
        return id === undefined ? [] : [{ ...card, title: id }]
      })
      const cards = request.cards ?? ids.printedOn?.(request.titles)
      return {
        ...request,
        titles: [...new Set(known)],
        ...(supposed && { supposed }),
        ...(cards ? { cards: told(cards, ids) } : {}),
      }
    }
    if (request.do === 'arrange') {
      made = new Set(request.board.made?.map(card => card.title))
      return { ...request, board: outward(request.board, made, ids) }
    }
    if (request.do === 'observe' && request.facts)
      return { ...request, facts: request.facts.map(question => asked(question, made, ids)) }
    return request
  }
  const received = (request: Request, reply: Reply): Reply => {
    if (!('result' in reply)) return reply
    const result: unknown = reply.result
    if (!isRecord(result)) return reply
    if (request.do === 'hello') return saying(reply, { ...result, unknownTitles: lacking(result, absent, ids) })
    const { board } = result
    if (!isRecord(board) || !Array.isArray(board.cards)) return reply
    return saying(reply, { ...result, board: inward(board as unknown as Board, made, ids) })
  }
  const { hasOneTable } = engine
  return {
    command: engine.command,
    ...(hasOneTable ? { hasOneTable: () => hasOneTable.call(engine) } : {}),
    ask: (request, within) => {
      const reply = engine.ask(sent(request), within)
      return reply instanceof Promise ? reply.then(said => received(request, said)) : received(request, reply)
    },
    close: () => engine.close(),
  }
}

const saying = (reply: Reply, result: object): Reply => ({ ...reply, result }) as Reply

/** What is printed on the cards that have an id; their titles are names here. */
function told(cards: readonly PrintedCard[], { idOf }: CardIds): readonly PrintedCard[] {
  return cards.flatMap(card => {
    const id = idOf.get(card.title)
    return id === undefined ? [] : [{ ...card, title: id, name: card.name ?? card.title }]
  })
}

function outward(board: Board, made: ReadonlySet<string>, { idOf }: CardIds): Board {
  const cards = board.cards.map(card => {
    const title = card.title ?? card.id
    const id = made.has(title) ? undefined : idOf.get(title)
    return id === undefined ? card : { ...card, title: id }
  })
  return { ...board, cards }
}

function asked(question: FactQuestion, made: ReadonlySet<string>, { idOf }: CardIds): FactQuestion {
  if (!question.titles) return question
  const titles = question.titles.map(title => (made.has(title) ? title : (idOf.get(title) ?? title)))
  return { ...question, titles }
}

function inward(board: Board, made: ReadonlySet<string>, { titleOf }: CardIds): Board {
  const cards = board.cards.map((card: Card) => {
    const title = made.has(card.title ?? '') ? undefined : titleOf.get(card.title ?? '')
    return title === undefined ? card : { ...card, title }
  })
  return { ...board, cards }
}

/** The titles that the engine does not have: those without an id, and those whose id it does not know. */
function lacking(result: object, absent: readonly string[], { titleOf }: CardIds): readonly string[] {
  const { unknownTitles: named } = result as { readonly unknownTitles?: unknown }
  const own = Array.isArray(named) ? named.map(id => titleOf.get(String(id)) ?? String(id)) : []
  return [...new Set([...absent, ...own])]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
