import { orders } from '../../protocol/orders.ts'
import type { ActKind } from '../../protocol/types.ts'
import type { Deed, Operation } from '../operation.ts'
import { verbOf } from '../types/verbs.ts'
import type { TypeOf } from './place-word.ts'

/** The two segments of a turn between which acts are divided. */
export type Segment = 'play' | 'orders'

/** Cards that are played at any time. */
const atAnyTime: ReadonlySet<string | undefined> = new Set([
  undefined,
  'interrupt',
  'doorway',
  'dilemma',
  'q-interrupt',
])

/** The segment in which a player does that on his own turn; undefined = it is bound to none. `type` = of the card that is played. */
export function segmentOf(kind: ActKind, type: string | undefined): Segment | undefined {
  if (orders.has(kind)) return 'orders'
  return kind === 'play' && !atAnyTime.has(type) ? 'play' : undefined
}

/** The segment in which the first thing that is done belongs: that is where the turn stands, unless a sentence says so. */
export function openingOf(operations: readonly Operation[], typeOf: TypeOf): Segment {
  const [first] = segmentsOf(operations, typeOf)
  return first ?? 'play'
}

/** Do some acts belong to card plays and others to orders, so that a segment must be left? */
export function leavesASegment(operations: readonly Operation[], typeOf: TypeOf): boolean {
  const segments = segmentsOf(operations, typeOf)
  return segments.includes('play') && segments.includes('orders')
}

function segmentsOf(operations: readonly Operation[], typeOf: TypeOf): readonly Segment[] {
  const player = turnPlayer(operations)
  return operations
    .flatMap(deedsOf)
    .flatMap(deed => (deed.player === player ? (segmentOfDeed(deed, typeOf) ?? []) : []))
}

function turnPlayer(operations: readonly Operation[]): string {
  const named = operations.find(({ op }) => op === 'moment') as Extract<Operation, { op: 'moment' }> | undefined
  return named && 'turnOf' in named.moment ? named.moment.turnOf : 'Alice'
}

function deedsOf(operation: Operation): readonly Deed[] {
  if (operation.op === 'do') return [operation.deed]
  return operation.op === 'history' || operation.op === 'verdicts' ? operation.deeds : []
}

function segmentOfDeed({ verb, cards }: Deed, typeOf: TypeOf): Segment | undefined {
  const kind = verbOf(verb)?.act
  const [term] = cards ?? []
  return kind && segmentOf(kind, term && 'card' in term ? typeOf(term.card) : undefined)
}
