import type { CardName, Operation } from '../operation.ts'

const known = new WeakMap<Operation, readonly CardName[]>()

/** Every card that an operation names, in order; the definitions of made-up cards are not names. */
export function cardNames(operation: Operation): readonly CardName[] {
  const found = known.get(operation)
  if (found) return found
  const names: CardName[] = []
  if (operation.op !== 'madeUp') collect(operation, names)
  known.set(operation, names)
  return names
}

function collect(part: unknown, names: CardName[]): void {
  if (typeof part !== 'object' || part === null) return
  if ('title' in part) names.push(part as CardName)
  else for (const child of Object.values(part)) collect(child, names)
}
