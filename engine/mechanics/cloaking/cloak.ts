import type { Act } from '../../../protocol/types.ts'
import { requireCan } from '../../board/can.ts'
import { beginOrders, record, requireOwnCards } from '../../board/history.ts'
import { impose, lift } from '../../board/moves.ts'
import { crewOf } from '../../board/places.ts'
import { carriesSystem } from '../../board/salvaged.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { didThisTurn } from '../../board/this-turn.ts'
import { isNew } from '../../board/turns.ts'
import { type Flow, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isToTheCard, type Veiling } from '../../questions/cloaking/questions.ts'
import {
  cloaksAfterMoving,
  cloaksWhenNew,
  isDoneOutOfTurn,
  keepsFrom,
  needsSomebodyAboard,
} from '../../questions/cloaking/settled.ts'
import { isEquippedWith } from '../equipment/equips.ts'
import { checkStaffedTo } from '../staffing/staffing.ts'
import { moment } from '../timing/moment.ts'

const veils = {
  cloak: { condition: 'cloaked', system: 'Cloaking Device', wanted: true },
  decloak: { condition: 'cloaked', system: 'Cloaking Device', wanted: false },
  phase: { condition: 'phased', system: 'Phasing Cloak', wanted: true },
  dephase: { condition: 'phased', system: 'Phasing Cloak', wanted: false },
} as const

const isVeiling = (kind: string): kind is Veiling => Object.hasOwn(veils, kind)

/** Cloaks, decloaks, phases or dephases a card that has the device. */
export function* veil(game: Game, player: PlayerName, { kind, card: named }: Act): Flow {
  const deed = isVeiling(kind) ? kind : malformed('not-offered', `${kind} is no way to hide`)
  const card = named ?? malformed('wrong-target', `Nothing was named to ${deed}`)
  const { condition, wanted } = veils[deed]
  requireOwnCards(game, player, [card])
  requireDevice(game, card, deed)
  requireCan(game, [card], deed)
  if (game.card(card).is.includes(condition) === wanted) malformed('no-effect', `${card} is so already`, [card])
  requireFirst(game, card, deed)
  if (game.facts(card).type === 'ship') checkStaffedTo(game, player, card, deed)
  if (isNew(game, card) && !game.decide(cloaksWhenNew, { ship: card }))
    refuse('wrong-time', `${card} has only just come into play`, [card])
  if (didThisTurn(game, card, 'move') && !game.decide(cloaksAfterMoving, { ship: card }))
    refuse('limit', `${card} has moved this turn`, [card])
  if (!crewOf(game, card, player).length && game.decide(needsSomebodyAboard, { card, deed }))
    refuse('requirement', `Nobody is aboard ${card}`, [card])
  const isOut = game.state.turn.player !== player && game.decide(isDoneOutOfTurn, { card, deed, player })
  if (!isOut) beginOrders(game, player)
  yield* moment(game, player)
  record(game, player, deed, card)
  if (wanted) impose(game, card, condition)
  else lift(game, card, condition)
  lift(game, card, 'mixed')
}

/** Refuses a card that has no device to do it with, or cannot use it now. */
function requireDevice(game: Game, card: CardId, deed: Veiling): void {
  const { system } = veils[deed]
  const { type } = game.facts(card)
  const has = carriesSystem(game, card, system) || isEquippedWith(game, card, system)
  if (type !== 'ship' && type !== 'facility') malformed('wrong-target', `${card} does not ${deed}`, [card])
  const is = game.decide(isToTheCard, { card, device: `${system} of a ${type}`, has })
  if (is === 'nothing') refuse('requirement', `${card} has no ${system}`, [card])
  if (is === 'special equipment') requireCan(game, [card], 'use special equipment')
}

/** Refuses what another such deed of the turn keeps the card from. */
function requireFirst(game: Game, card: CardId, deed: Veiling): void {
  const { history, turn } = game.state
  for (const { kind: before, card: whose, turn: when } of history)
    if (isVeiling(before) && whose === card && when === turn.number && game.decide(keepsFrom, { card, before, deed }))
      refuse('limit', `${card} has done so this turn`, [card])
}
