import type { Operation } from '../operation.ts'

/** Operations that set a position up. */
export type Given = Extract<
  Operation,
  {
    readonly op:
      | 'moment'
      | 'locations'
      | 'has'
      | 'put'
      | 'set'
      | 'order'
      | 'fill'
      | 'score'
      | 'format'
      | 'registered'
      | 'history'
      | 'madeUp'
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
  'format',
  'registered',
  'history',
  'madeUp',
])

export const isGiven = (operation: Operation): operation is Given => givens.has(operation.op)

/** Why nothing is set up any more. */
export const tooLate =
  'this sentence sets the position up and must come before When and Then; an outcome says "is now", "is still" or "is no longer"'

/** Why nothing is set up after what has happened. */
export const beforeHistory =
  'this sentence sets the position up, which is there before `this has happened:` is played; put it above that step'
