import { findCard } from '../../cards/catalogue.ts'
import { orders } from '../../protocol/orders.ts'
import type { Act, ActKind, Card } from '../../protocol/types.ts'
import { deedsIn } from '../of-operations.ts'
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

/** What may belong to the segment for orders; a text that is used does if it is an order. */
export const mayBeOrders: ReadonlySet<ActKind> = new Set([...orders, 'use'])

/** Is what a player uses of the card's text an order? */
const isOrder = (kind: ActKind, title: string | undefined): boolean =>
  kind === 'use' && title !== undefined && findCard(title)?.order === true

/**
 * The segment in which a player does that on his own turn; undefined = it is bound to none. `type` = of the card that is
 * played; `title` = of the card whose text is used.
 */
export function segmentOf(kind: ActKind, type: string | undefined, title?: string): Segment | undefined {
  if (orders.has(kind) || isOrder(kind, title)) return 'orders'
  return kind === 'play' && !atAnyTime.has(type) ? 'play' : undefined
}

/** The segment to which an act belongs that plays no card; `cards` = those on the board. */
export function segmentOfAct({ kind, card }: Act, cards: readonly Card[]): Segment | undefined {
  const used = kind === 'use' ? cards.find(({ id }) => id === card) : undefined
  return segmentOf(kind, undefined, used?.title ?? used?.id)
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
    .flatMap(deedsIn)
    .flatMap(deed => (deed.player === player ? (segmentOfDeed(deed, typeOf) ?? []) : []))
}

function turnPlayer(operations: readonly Operation[]): string {
  const named = operations.find(({ op }) => op === 'moment') as Extract<Operation, { op: 'moment' }> | undefined
  return named && 'turnOf' in named.moment ? named.moment.turnOf : 'Alice'
}

function segmentOfDeed({ verb, cards }: Deed, typeOf: TypeOf): Segment | undefined {
  const kind = verbOf(verb)?.act
  const [term] = cards ?? []
  const card = term && 'card' in term ? term.card : undefined
  return kind && segmentOf(kind, card && typeOf(card), card?.title)
}
