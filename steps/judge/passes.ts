import type { Board, Question } from '../../protocol/types.ts'
import type { Player } from '../operation.ts'
import { mismatch } from './mismatch.ts'
import { takeForced } from './pass-unclaimed.ts'
import type { Table } from './table.ts'
import { unaskable } from './unaskable.ts'

/** In a seed phase who passes seeds nothing; else he lets a window go by. */
export const isSeeding = ({ turn }: Board): boolean => turn.phase.startsWith('seed-')

const nothingDone = (player: Player): string =>
  `${player} passes, and nothing was done that could be answered; who has done with the turn \`ends the turn\``

/** Lets go by what the player is asked: what permits one answer is given it, the windows of others pass, and then the player's own. */
export async function pass(table: Table, player: Player): Promise<void> {
  if (!table.past.first) unaskable(nothingDone(player))
  const others = (): Question | undefined =>
    table.pending.find(({ who, kind }) => kind === 'response' && who !== player)
  while (!askedOf(table, player)) if (!(await takeForced(table))) await table.pass(others() ?? notAsked(player))
  const asked = askedOf(table, player) ?? notAsked(player)
  table.past.remember(await table.now(), false)
  table.take(await table.answer(asked, { pass: true }), `${player} passes`)
}

const askedOf = (table: Table, player: Player): Question | undefined =>
  table.pending.find(({ who, kind, pass: may }) => who === player && kind !== 'action' && may)

const notAsked = (player: Player): never =>
  mismatch(`${player} passes in the scenario, but the engine asks ${player} for nothing that may be passed`)
