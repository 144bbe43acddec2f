import type { Board } from '../../protocol/types.ts'
import type { Moment, Operation } from '../operation.ts'
import { turnAt } from './arrangement-words.ts'
import { mismatch } from './mismatch.ts'
import { passUnclaimed, takeForced } from './pass-unclaimed.ts'
import { isSeeding } from './passes.ts'
import { requireClaimed } from './refused.ts'
import type { Table } from './table.ts'
import { unaskable } from './unaskable.ts'
import { nextWindow, remember } from './when.ts'

type Op<Name extends Operation['op']> = Extract<Operation, { readonly op: Name }>

/** Everybody does only what is compulsory until the moment has come; in a seed phase, everybody seeds nothing. */
export async function goOnUntil(table: Table, { moment }: Op<'until'>, next?: Operation): Promise<void> {
  await requireClaimed(table)
  await remember(table, true)
  if ('encounter' in moment) return goOnUntilEncounter(table, moment, next)
  if (await seedNothingUntil(table, moment)) return
  if ((await table.now()).players.length > 2) unaskable('turns are counted in games of two players only')
  for (let turns = 0; turns < 20; turns += 1) {
    await passUnclaimed(table)
    table.requireNoDecision()
    if (await reached(table, moment, turns)) return
    await endTurn(table)
  }
  mismatch('That moment did not come within twenty turns')
}

async function endTurn(table: Table): Promise<void> {
  const { turn } = await table.now()
  const result = table.take(await table.act(turn.player, { kind: 'end', of: 'turn' }), `${turn.player} ends the turn`)
  if (result.outcome === 'refused') await requireClaimed(table)
}

/** Whoever's turn it is seeds nothing until the phase, or play, has come; false = the moment is a later one of play. */
async function seedNothingUntil(table: Table, moment: Moment): Promise<boolean> {
  if (!isSeeding(await table.now())) return false
  const { player, phase } = turnAt(moment, 'play')
  const isMeant = ({ turn }: Board): boolean =>
    'seeding' in moment
      ? turn.phase === phase && (!moment.of || turn.player === player)
      : 'turnOf' in moment && turn.player === player && !turn.phase.startsWith('seed-')
  for (let passed = 0; passed < 20; passed += 1) {
    await passUnclaimed(table)
    table.requireNoDecision()
    const board = await table.now()
    if (isMeant(board)) return true
    const { turn } = board
    if (!isSeeding(board)) return false
    table.take(await table.act(turn.player, { kind: 'pass' }), `${turn.player} seeds nothing`)
  }
  return mismatch('That moment did not come, though nobody seeds')
}

/** Has the moment come? A turn's end has come when the turn is over. */
async function reached(table: Table, moment: Moment, passed: number): Promise<boolean> {
  if (!('turnOf' in moment))
    return unaskable('play goes on until a turn, a part of one, a seed phase before it, or an encounter')
  const { turn } = await table.now()
  if (moment.part === 'end') return passed >= turnsTo(turn.player, moment, passed)
  if (turn.player !== moment.turnOf) return false
  const own = Math.floor(passed / 2) + (moment.turnOf === turn.player ? 1 : 0)
  const begunThere = passed % 2 === 0
  if (moment.nth !== undefined && own < moment.nth) return false
  if (passed === 0 && (moment.part ?? 'start') === 'start') return false
  if (begunThere && passed === 0) await toPart(table, moment.part)
  return true
}

/** Turns that must end until the turn meant is over. */
function turnsTo(player: string, { turnOf, nth = 1 }: Extract<Moment, { turnOf: unknown }>, passed: number): number {
  const startedWith = passed % 2 === 0 ? player : other(player)
  return startedWith === turnOf ? 2 * nth - 1 : 2 * nth
}

const other = (player: string): string => (player === 'Alice' ? 'Bob' : 'Alice')

async function toPart(table: Table, part: 'start' | 'card play' | 'orders' | 'end' | undefined): Promise<void> {
  if (part !== 'orders') return
  const { turn } = await table.now()
  table.take(await table.act(turn.player, { kind: 'end', of: 'play' }), `${turn.player} executes orders`)
}

/**
 * Passes windows until the dilemma is faced or, for its end, was faced and is done with; the game is held there. An engine
 * that opens no window while it is faced has let nobody respond, which is all that a response asks for.
 */
async function goOnUntilEncounter(
  table: Table,
  { encounter, part }: Extract<Moment, { encounter: unknown }>,
  next: Operation | undefined,
): Promise<void> {
  const id = (await table.finder()).id(encounter)
  for (;;) {
    const met = table.events.some(e => e.event === 'encountered' && e.cards?.includes(id))
    const faced = (await table.finder()).card(id).where[0] === 'play'
    if (met && (faced ? part !== 'end' : part === 'end' || next?.op === 'respond')) return
    if (await takeForced(table)) continue
    const window = nextWindow(table) ?? mismatch(`The encounter with "${encounter.title}" does not come`)
    await table.pass(window)
  }
}
