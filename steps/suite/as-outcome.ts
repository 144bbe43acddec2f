import type { Operation } from '../operation.ts'

/** What a sentence of the position says where it stands among the outcomes: that it is so now, whatever was before. */
export function asOutcome(operation: Operation): Operation {
  switch (operation.op) {
    case 'put':
      return { op: 'placed', cards: operation.cards, place: operation.place }
    case 'set':
      return { op: 'is', cards: operation.cards, condition: operation.condition }
    case 'order':
      return { ...operation, op: 'holds' }
    case 'fill':
      return { ...operation, op: 'size' }
    case 'score':
      return { ...operation, op: 'points' }
    case 'moment':
      return { op: 'turn', moment: operation.moment }
    default:
      return operation
  }
}

/** The sentence of the position that says the same; undefined = an outcome that says how new it is, or another operation. */
export function asPosition(operation: Operation): Operation | undefined {
  switch (operation.op) {
    case 'placed':
      return operation.now ? undefined : { op: 'put', cards: operation.cards, place: operation.place }
    case 'is':
      return operation.now ? undefined : { op: 'set', cards: operation.cards, condition: operation.condition }
    case 'turn':
      return operation.now ? undefined : { op: 'moment', moment: operation.moment }
    default:
      return undefined
  }
}
