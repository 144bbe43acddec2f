import type { Operation } from '../operation.ts'

/** What sets a position up. */
export type Given = Extract<
  Operation,
  {
    readonly op: 'moment' | 'locations' | 'has' | 'put' | 'set' | 'order' | 'fill' | 'score' | 'history' | 'madeUp'
  }
>

const givens: ReadonlySet<Operation['op']> = new Set([
  'moment',
  'locations',
  'has',
  'put',
  'set',
  'order',
  'fill',
  'score',
  'history',
  'madeUp',
])

export const isGiven = (operation: Operation): operation is Given => givens.has(operation.op)
