import type { CaseResult } from '../reports/result.ts'

/** Limit of an engine's words in one case of a report: many times what any game needs. */
export const most = { text: 2_000, message: 6_000, list: 500, depth: 16, inAll: 400_000 } as const

type Said = Pick<CaseResult, 'transcript' | 'because'> &
  Partial<Pick<CaseResult, 'before' | 'after' | 'brief' | 'message'>>

/** The result with no more of the engine's words than a report can bear; what was left out is said. */
export function kept<T extends Said>(result: T): T {
  if (isShort(result)) return result
  const bound = new Bound()
  const { transcript, before, after, brief, because, message } = result
  const less = {
    transcript: bound.list(transcript.map(withoutGreeting), 0).map((one, at) => asExchange(one, transcript[at])),
    because: bound.list(because, 0).slice(0, most.list),
    ...(before ? { before: bound.board(before) } : {}),
    ...(after ? { after: bound.board(after) } : {}),
    ...(brief ? { brief: { ...brief, cards: bound.list(brief.cards, 0).slice(0, most.list) } } : {}),
    ...(message === undefined ? {} : { message: bound.text(message, most.message) }),
  }
  if (!bound.hasCut) return result
  const said = [less.message, 'Of what the engine said here the report leaves out what is too long.']
  return { ...result, ...less, message: said.filter(Boolean).join('\n') } as T
}

/** Nothing in it could be cut: a look that makes nothing, as there is hardly ever anything to cut. */
function isShort({ transcript, before, after, brief, because, message = '' }: Said): boolean {
  const told = transcript.map(withoutGreeting)
  return (
    sizeOf([told, because, before, after, brief], -1) + message.length <= most.inAll && message.length <= most.message
  )
}

const tooMuch = Number.POSITIVE_INFINITY

/** An upper estimate of a `Bound`'s count for the value; infinite where it would cut. */
function sizeOf(value: unknown, depth: number): number {
  if (typeof value === 'string') return value.length > most.text ? tooMuch : 8 + value.length
  if (typeof value !== 'object' || value === null) return 8
  if (depth > most.depth) return tooMuch
  return Array.isArray(value) ? sizeOfList(value, depth) : sizeOfObject(value as Record<string, unknown>, depth)
}

function sizeOfList(list: readonly unknown[], depth: number): number {
  if (list.length > most.list) return tooMuch
  let size = 8
  for (const one of list) {
    size += sizeOf(one, depth + 1)
    if (size > most.inAll) return tooMuch
  }
  return size
}

function sizeOfObject(object: Readonly<Record<string, unknown>>, depth: number): number {
  let size = 8
  let members = 0
  for (const key in object) {
    members += 1
    if (members > most.list || size > most.inAll || key.length > most.text) return tooMuch
    size += key.length + sizeOf(object[key], depth + 1)
  }
  return size
}

/** The stand-in for messages that were left out is a message, too. */
function asExchange(one: unknown, whole: Exchange | undefined): Exchange {
  if (typeof one === 'string') return { request: one, reply: null }
  return whole && isGreeting(whole) ? { ...(one as Exchange), request: whole.request } : (one as Exchange)
}

type Exchange = CaseResult['transcript'][number]

/** The runner's own greeting is long, and no engine's word. */
const isGreeting = ({ request }: Exchange): boolean => (request as { readonly do?: string } | null)?.do === 'hello'
const withoutGreeting = (one: Exchange): Exchange => (isGreeting(one) ? { ...one, request: null } : one)

/** Shortens values; what is short stays the same object. */
class Bound {
  hasCut = false
  #left: number = most.inAll

  text(text: string, longest: number = most.text): string {
    this.#left -= text.length
    if (text.length <= longest) return text
    this.hasCut = true
    this.#left += text.length - longest
    return `${text.slice(0, longest)}… (${text.length - longest} characters more)`
  }

  /** A board keeps its shape. */
  board<B extends { readonly cards: readonly unknown[] }>(board: B): B {
    if (board.cards.length <= most.list) return this.value(board, 0) as B
    this.hasCut = true
    return this.value({ ...board, cards: board.cards.slice(0, most.list) }, 0) as B
  }

  list<T>(list: readonly T[], depth: number): readonly T[] {
    const few = list.length > most.list ? list.slice(0, most.list) : list
    const members = few.map(one => this.value(one, depth + 1) as T)
    if (few === list) return members.every((one, at) => one === list[at]) ? list : members
    this.hasCut = true
    return [...members, `… ${list.length - most.list} more` as T]
  }

  value(value: unknown, depth: number): unknown {
    this.#left -= 8
    if (typeof value === 'string') return this.#left < 0 ? this.#cut() : this.text(value)
    if (typeof value !== 'object' || value === null) return value
    if (this.#left < 0 || depth > most.depth) return this.#cut()
    return Array.isArray(value) ? this.list(value, depth) : this.#object(value, depth)
  }

  #object(object: object, depth: number): object {
    const entries = Object.entries(object)
    const few = entries
      .slice(0, most.list)
      .map(([key, value]) => [this.text(key), this.value(value, depth + 1)] as const)
    const isSame =
      few.length === entries.length &&
      few.every(([key, value], at) => key === entries[at]![0] && value === entries[at]![1])
    if (isSame) return object
    this.hasCut = true
    return Object.fromEntries(few)
  }

  #cut(): string {
    this.hasCut = true
    return '…'
  }
}
