import type { Operation } from '../operation.ts'
import { isGiven, type Table } from './judge.ts'
import { mismatch } from './mismatch.ts'
import * as then from './then.ts'
import * as when from './when.ts'

/** Carries out one step of a case, or checks it; throws a `Mismatch` where the engine does not do what it says. */
export async function play(table: Table, operation: Operation): Promise<void> {
  if (isGiven(operation)) return table.setUp(operation)
  if (await table.arrange()) await playHistory(table)
  if (operation.op === 'verdict') return then.verdict(table, operation)
  if (operation.op === 'verdicts') return then.verdicts(table, operation)
  if (operation.op === 'respond') return when.respond(table, operation)
  if (operation.op === 'choose') return when.choose(table, operation)
  if (operation.op === 'do') return when.doDeed(table, operation)
  if (operation.op === 'until') return when.goOnUntil(table, operation)
  table.requireClaimed()
  await table.settle()
  await check(table, operation)
}

/** Past deeds, before anything is remembered. */
async function playHistory(table: Table): Promise<void> {
  for (const { deeds } of table.history) {
    for (const deed of deeds) {
      await when.carryOut(table, deed)
      table.requireClaimed()
      await table.settle()
      table.requireNoDecision()
    }
  }
  table.events = []
}

async function check(table: Table, operation: Operation): Promise<void> {
  switch (operation.op) {
    case 'frame':
      return then.frame(table)
    case 'placed':
      return then.placed(table, operation)
    case 'is':
      return then.inCondition(table, operation)
    case 'value':
      return then.value(table, operation)
    case 'fact':
      return then.checkFact(table, operation)
    case 'happened':
      return then.happened(table, operation)
    case 'holds':
      return then.pileHolds(table, operation)
    case 'points':
      return then.points(table, operation)
    case 'mustChoose':
      return then.mustChoose(table, operation)
    case 'sees':
      return then.sees(table, operation)
    case 'shown':
      return then.shown(table, operation)
    case 'turn':
      return then.turn(table, operation)
    case 'result':
      return then.result(table, operation)
    default:
      mismatch(`This runner cannot judge "${operation.op}" yet`)
  }
}

/** Ends the case: nothing refused unnoticed, no decision left open. */
export async function finish(table: Table): Promise<void> {
  await table.arrange()
  table.requireClaimed()
  await table.settle()
  table.requireNoDecision()
}
