import type { Can, HelloResult, MadeUp } from '../../protocol/types.ts'
import { madeIn } from '../of-operations.ts'
import { type Operation, type Player, players } from '../operation.ts'
import type { Case } from '../suite/case.ts'
import { seatedIn } from '../suite/seats.ts'
import { openingOf, type Segment } from '../suite/segment.ts'
import { type Decks, plainCard } from './plain-decks.ts'
import { standIns } from './stand-ins.ts'
import { typeOfTitle, typesOf } from './types-of.ts'

/** A position, besides the cards that its scenario names. */
export interface Position {
  readonly ruleset: string
  /** In turn order; absent = two. */
  readonly players?: readonly Player[]
  /** The segment in which the turn stands, unless a sentence says so. */
  readonly opening: Segment
  /** The scenario says it: an act that is refused there for its time is not tried in the other. */
  readonly saysWhen?: true
  /** The card of draw decks of which the scenario says nothing; undefined = they are empty. */
  readonly decks?: Decks
  /** The game has not begun: opening hands may be drawn. */
  readonly begins?: true
  /** Printed cards that the engine does not have, as made-up ones; absent = it has them all. */
  readonly standIns?: readonly MadeUp[]
}

/** The players at the table. */
export const seatsOf = ({ players: seated = players.slice(0, 2) }: Position): readonly Player[] => seated

const alwaysThere = 3
export const openingHand = 7

interface Known {
  readonly hello: HelloResult
  readonly position: Position
}

/** Of some steps, by ruleset. Steps that are unpacked for one play take it with them when they go. */
const known = new WeakMap<Case['steps'], Map<string, Known>>()

/** The position from which the case is played on that engine; worked out once for an engine that plays it time and again. */
export function positionOf({ ruleset, steps, titles, needs }: Case, hello: HelloResult): Position {
  const ofSteps = known.get(steps) ?? new Map<string, Known>()
  const before = ofSteps.get(ruleset)
  if (before?.hello === hello) return before.position
  const position = workedOut({ ruleset, steps, titles, needs }, hello)
  known.set(steps, ofSteps.set(ruleset, { hello, position }))
  return position
}

/**
 * The position, and from where it is played besides where the scenario leaves the segment to us and the engine keeps it
 * otherwise; the first once more at the end, for its messages. An engine that has no other segment is not sent there.
 */
export function positionsOf(position: Position, { phases }: Pick<Can, 'phases'>): readonly Position[] {
  const opening = position.opening === 'play' ? 'orders' : 'play'
  if (position.saysWhen || !phases?.includes(opening)) return [position]
  return [position, { ...position, opening }, position]
}

function workedOut(
  { ruleset, steps, titles, needs }: Pick<Case, 'ruleset' | 'steps' | 'titles' | 'needs'>,
  { can, unknownTitles = [] }: HelloResult,
): Position {
  const operations = steps.map(one => one.operation)
  const made = typesOf(madeIn(operations))
  const opening = openingOf(operations, card => typeOfTitle(card.title, made))
  const when: Pick<Position, 'opening' | 'saysWhen'> = operations.some(saysWhen)
    ? { opening, saysWhen: true }
    : { opening }
  const seated = seatedIn(operations)
  const stand = standIns({ titles, ruleset, needs }, { can, unknownTitles })
  const also = stand.length ? { standIns: stand } : {}
  const card = plainCard(ruleset, { can, unknownTitles })
  if (!card || can.boards === 'by-play' || can.rolls) return { ruleset, ...when, ...also, players: seated }
  const spokenOf = new Set(operations.flatMap(decksSpokenOf))
  const silent = seated.filter(player => !spokenOf.has(player))
  return {
    ruleset,
    ...when,
    ...also,
    players: seated,
    decks: { ...card, count: alwaysThere + drawsIn(operations), players: silent },
    ...(operations.some(isBeforeTurns) ? { begins: true } : {}),
  }
}

const saysWhen = (one: Operation): boolean =>
  one.op === 'moment' && (!('turnOf' in one.moment) || one.moment.part !== undefined)

const isBeforeTurns = (one: Operation): boolean => one.op === 'moment' && !('turnOf' in one.moment)

/** A scenario that mentions a draw deck says itself what lies there: whose, where that is said. */
function decksSpokenOf(operation: Operation): readonly Player[] {
  const owner = operation.op === 'has' ? [operation.player] : players
  return drawDecksIn(operation).flatMap(({ of }) => of ?? owner)
}

type DrawDeck = { readonly of?: Player }

/** Every draw deck that is named anywhere in what a sentence says. */
function drawDecksIn(said: object, found: DrawDeck[] = []): readonly DrawDeck[] {
  if ('pile' in said && said.pile === 'draw deck') found.push(said as DrawDeck)
  for (const key in said) {
    const part = said[key as keyof typeof said] as unknown
    if (part && typeof part === 'object') drawDecksIn(part, found)
  }
  return found
}

/** Cards that may be drawn when turns end, both players' together, and for an opening hand. */
const drawsIn = (operations: readonly Operation[]): number => operations.reduce((sum, one) => sum + drawsOf(one), 0)

function drawsOf(operation: Operation): number {
  if (operation.op === 'moment') return isBeforeTurns(operation) ? openingHand : 0
  if (operation.op === 'until') return 'turnOf' in operation.moment ? 2 * (operation.moment.nth ?? 1) : 0
  const deeds = operation.op === 'do' ? [operation.deed] : operation.op === 'history' ? operation.deeds : []
  return deeds.filter(({ verb }) => verb === 'ends the turn').length
}
