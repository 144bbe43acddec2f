import type { Act } from '../../protocol/types.ts'
import { requireCan } from '../board/can.ts'
import { requireOwnCards } from '../board/history.ts'
import { locationOf } from '../board/places.ts'
import type { CardId, PlayerName } from '../board/state.ts'
import { targetsOf } from '../board/targets.ts'
import { malformed, refuse } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import type { Language } from '../kernel/language.ts'
import { relocate } from '../mechanics/movement/relocate.ts'
import { checkStaffedTo } from '../mechanics/staffing/staffing.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { UseText } from '../text/in-play-text.ts'

export interface AddedEffectWords {
  /** The first target, a ship, goes from this location to the second target, or from there to here. */
  'pass through': Record<never, never>
}

export const card: Card = {
  title: 'Relief Mission II',
  print: {
    leftOut: 'that it is turned over, and passage without a Wormhole',
    onlyWith: ['move', 'beam'],
    why: 'nothing is done with it afterwards, and no other mission has a wormhole',
  },
  currentRulings: {
    uses: [
      {
        ruling: 'cr14-actions-step-1-initiation-07',
        playing: { name: 'Wormhole' },
        effects: [{ do: 'pass through' }],
      },
    ],
  },
}

/** Refuses what passes through unless it is a staffed ship that is at one of the two ends. */
function checkPassage(game: Game, player: PlayerName, card: CardId, text: UseText, act: Act): void {
  if (!text.effects.some(e => e.do === 'pass through')) return
  const [ship, end] = targetsOf(act)
  if (ship === undefined || end === undefined || game.facts(ship).type !== 'ship' || locationOf(game, end) !== end)
    malformed('wrong-target', `${card} needs a ship and another location`, [card], 'choice')
  game.credit(text)
  requireOwnCards(game, player, [ship])
  if (end === card || ![card, end].includes(locationOf(game, ship)!))
    refuse('wrong-place', `${ship} is at neither end`, [ship], 'choice')
  requireCan(game, [ship], 'move')
  checkStaffedTo(game, player, ship, 'move')
}

export const useChecks: Language['useChecks'] = [checkPassage]

export const effects: EffectHandlers<'pass through'> = {
  'pass through'(game, _, context) {
    const [ship, end] = context.targets ?? []
    if (ship === undefined || end === undefined) return
    relocate(game, ship, locationOf(game, ship) === end ? context.this : end, context)
  },
}
