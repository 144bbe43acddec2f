import type { Refusal } from '../../protocol/types.ts'

/** The engine does not do what the scenario says; the message is for people. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch'
}

/** The board is right, but was not otherwise before. */
export class WasOtherwise extends Mismatch {}

/** What should be legal was refused because of the segment in which it was asked for, of which the scenario may say nothing. */
export class Untimely extends Mismatch {}

/** Codes of refusals that may be for the time: an engine that offers what is legal, or gives no codes, does not say. */
const maybeForTheTime: ReadonlySet<string | undefined> = new Set(['wrong-time', 'not-offered', undefined])

/** What should be legal was refused. */
export function refused(what: string, { code, text = code ?? '' }: Partial<Refusal>): never {
  const message = `${what} should be legal, but the engine refused: ${text}`
  throw maybeForTheTime.has(code) ? new Untimely(message) : new Mismatch(message)
}

/** Puts open decisions first: they may be why the rest is not so. */
export function withOpen(error: unknown, open: string | undefined): unknown {
  if (!open || !(error instanceof Mismatch)) return error
  const message = `${open}, and as long as nobody does: ${error.message}`
  return error instanceof WasOtherwise ? new WasOtherwise(message) : new Mismatch(message)
}

export function mismatch(message: string): never {
  throw new Mismatch(message)
}

/** `Data, Worf and Riker`. */
export function listed(items: readonly string[], none = 'none'): string {
  if (items.length < 2) return items[0] ?? none
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** So many are named. */
const named = 5

export const few = (items: readonly string[]): readonly string[] =>
  items.length > named ? [...items.slice(0, named), `${items.length - named} more`] : items

export function sameSet(a: readonly string[], b: readonly string[]): boolean {
  const [one, other] = [new Set(a), new Set(b)]
  return a.length === b.length && one.size === other.size && a.every(item => other.has(item))
}
