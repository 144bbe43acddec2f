import type { Operation } from '../operation.ts'
import { bringDeck, registerDeck } from './bring-deck.ts'
import { inCondition } from './check-condition.ts'
import { mustChoose } from './check-decision.ts'
import { happened, shown } from './check-event.ts'
import { checkFact, playing } from './check-fact.ts'
import { frame, requireDecks } from './check-frame.ts'
import { pileHolds, pileSize, points } from './check-pile.ts'
import { placed } from './check-place.ts'
import { result, turn } from './check-turn.ts'
import { value } from './check-value.ts'
import { verdict, verdicts } from './check-verdict.ts'
import { sees } from './check-view.ts'
import { Touched } from './frame-of-play.ts'
import { isGiven } from './given.ts'
import { withOpen } from './mismatch.ts'
import { passUnclaimed } from './pass-unclaimed.ts'
import { requireClaimed } from './refused.ts'
import type { Table } from './table.ts'
import { unaskable } from './unaskable.ts'
import { goOnUntil } from './until.ts'
import * as when from './when.ts'

/** Carries out or checks one step of a case, in view of the next. Throws a `Mismatch` where the engine does otherwise. */
export async function play(table: Table, operation: Operation, next?: Operation): Promise<void> {
  if (operation.op === 'registered') return registerDeck(table, operation)
  if (isGiven(operation)) return table.setUp(operation)
  await begin(table)
  if (operation.op === 'verdict') return verdict(table, operation)
  if (operation.op === 'verdicts') return verdicts(table, operation)
  if (operation.op === 'respond') return when.respond(table, operation)
  if (operation.op === 'choose') return when.choose(table, operation, next)
  if (operation.op === 'do') return when.doDeed(table, operation)
  if (operation.op === 'deck') return bringDeck(table, operation)
  if (operation.op === 'until') return goOnUntil(table, operation, next)
  await requireClaimed(table)
  const isDecision = operation.op === 'mustChoose'
  await passUnclaimed(table, !isDecision, ({ who }) => isDecision && who !== 'chance')
  await check(table, operation).catch(error => {
    throw table.rolls.excuse(operation.op === 'mustChoose' ? error : withOpen(error, table.openDecision()))
  })
}

/** Sets the board up, and plays what has happened before; once. */
export async function begin(table: Table): Promise<void> {
  if (await table.arrange()) await playHistory(table)
}

/** Past deeds, before anything is remembered. */
async function playHistory(table: Table): Promise<void> {
  for (const { deeds } of table.history) {
    for (const deed of deeds) {
      await when.carryOut(table, deed)
      await requireClaimed(table)
      await passUnclaimed(table)
      table.requireNoDecision()
    }
  }
  table.events = []
  table.touched = new Touched()
}

async function check(table: Table, operation: Operation): Promise<void> {
  if (operation.op !== 'mustChoose') table.rolls.requireNone()
  switch (operation.op) {
    case 'frame':
      return frame(table)
    case 'placed':
      return placed(table, operation)
    case 'is':
      return inCondition(table, operation)
    case 'value':
      return value(table, operation)
    case 'fact':
      return checkFact(table, operation)
    case 'happened':
      return happened(table, operation)
    case 'holds':
      return pileHolds(table, operation)
    case 'size':
      return pileSize(table, operation)
    case 'points':
      return points(table, operation)
    case 'mustChoose':
      return mustChoose(table, operation)
    case 'sees':
      return sees(table, operation)
    case 'playing':
      return playing(table, operation)
    case 'shown':
      return shown(table, operation)
    case 'turn':
      return turn(table, operation)
    case 'result':
      return result(table, operation)
    default:
      unaskable(`this runner does not judge "${operation.op}" after an act`)
  }
}

/** Ends the case: nothing refused unnoticed, no decision left open, unless all that its last step asks is whether an act is legal. */
export async function finish(table: Table, last?: Operation): Promise<void> {
  await table.arrange()
  await requireClaimed(table)
  await passUnclaimed(table)
  if (last?.op !== 'verdict') table.requireNoDecision()
  requireDecks(table, await table.now())
}
