/** The engine does not do what the scenario says; the message is for people. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch'
}

/** The board is right, but was not otherwise before. */
export class WasOtherwise extends Mismatch {}

export function mismatch(message: string): never {
  throw new Mismatch(message)
}

/** `Data, Worf and Riker`. */
export function listed(items: readonly string[], none = 'none'): string {
  if (items.length < 2) return items[0] ?? none
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

export function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && new Set([...a, ...b]).size === new Set(a).size && a.every(item => b.includes(item))
}
