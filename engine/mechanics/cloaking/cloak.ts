import type { Act } from '../../../protocol/types.ts'
import { requireCan } from '../../board/can.ts'
import { beginOrders, record } from '../../board/history.ts'
import { impose, lift } from '../../board/moves.ts'
import type { PlayerName } from '../../board/state.ts'
import { type Flow, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mayBeVeiledAgain } from '../duties/questions.ts'
import { hasSystem } from '../equipment/special-equipment.ts'
import { moment } from '../timing/moment.ts'

const veils = {
  cloak: { condition: 'cloaked', system: 'Cloaking Device', wanted: true },
  decloak: { condition: 'cloaked', system: 'Cloaking Device', wanted: false },
  phase: { condition: 'phased', system: 'Phasing Cloak', wanted: true },
  dephase: { condition: 'phased', system: 'Phasing Cloak', wanted: false },
} as const

/** Cloaks, decloaks, phases or dephases a ship that has the device; each once a turn. */
export function* veil(game: Game, player: PlayerName, act: Act): Flow {
  const ship = act.card!
  const { condition, system, wanted } = veils[act.kind as keyof typeof veils]
  if (game.card(ship).controller !== player) refuse('not-controlled', `${ship} is not ${player}'s`, [ship])
  if (!hasSystem(game.facts(ship), system)) refuse('requirement', `${ship} has no ${system}`, [ship])
  requireCan(game, [ship], 'use special equipment')
  requireCan(game, [ship], condition === 'cloaked' ? 'cloak' : 'phase')
  if (game.card(ship).is.includes(condition) === wanted) refuse('no-effect', `${ship} is so already`, [ship])
  const again = game.state.history.some(
    d => d.kind === condition && d.card === ship && d.turn === game.state.turn.number,
  )
  if (again && !game.decide(mayBeVeiledAgain, { ship })) refuse('limit', `${ship} has done so this turn`, [ship])
  beginOrders(game, player)
  yield* moment(game, player)
  record(game, player, condition, ship)
  if (wanted) impose(game, ship, condition)
  else lift(game, ship, condition)
}
