import type { Act } from '../../../../protocol/types.ts'
import { can } from '../../../board/can.ts'
import { locationOf } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { targetsOf, yours } from '../../../board/targets.ts'
import { malformed, refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { isUsedOtherwise } from '../../../questions/timing/settled.ts'
import type { UseText } from '../../../text/in-play-text.ts'
import { matches } from '../../../text/match.ts'
import { meets } from '../../../text/requirement.ts'
import { resolve } from '../../../text/selector.ts'
import { checkDiscards } from '../../draws-and-discards/demands.ts'
import { payable } from '../../timing/play-as-cost.ts'
import { checkDocked } from './docked-targets.ts'

function checkTarget(game: Game, target: CardId, card: CardId, text: UseText): void {
  if (target === card) return
  const isElsewhere = text.here && locationOf(game, target) !== locationOf(game, card)
  if (isElsewhere && !game.decide(isUsedOtherwise, { card, what: 'place' }))
    refuse('wrong-place', `${target} is not where ${card} is`, [target], 'choice')
  checkDocked(game, target, card)
  for (const to of ['be targeted', 'be affected'] as const)
    if (!can(game, target, to, card)) refuse('condition', `${target} may not ${to}`, [target], 'choice')
}

/** Is there what the text needs, among those at whom it looks? `answered` = what it is used in answer to. */
export function hasWhatItNeeds(
  game: Game,
  player: PlayerName,
  card: CardId,
  { needs, needsAmong }: UseText,
  answered?: CardId,
  targets: readonly CardId[] = [],
): boolean {
  if (!needs) return true
  const context = { you: player, this: card, targets, ...(answered ? { answered } : {}) }
  return meets(game, needs, needsAmong ? resolve(game, needsAmong, context) : yours(game, player), player)
}

/** Refuses targets that the text does not permit, and a use for which something is missing. */
export function checkTargets(
  game: Game,
  player: PlayerName,
  card: CardId,
  text: UseText,
  act: Act,
  answered?: CardId,
): void {
  const targets = targetsOf(act)
  if (text.on && !targets.length) malformed('wrong-target', `${card} needs a target`, [card], 'choice')
  for (const target of targets) {
    if (text.on && !matches(game, target, text.on, player)) {
      game.credit(text)
      refuse('wrong-target', `${target} is no target of ${card}`, [target], 'choice')
    }
    checkTarget(game, target, card, text)
  }
  if (
    !hasWhatItNeeds(game, player, card, text, answered, targets) &&
    !game.decide(isUsedOtherwise, { card, what: 'cards' })
  ) {
    game.credit(text)
    refuse('requirement', `${card} needs what ${player} lacks`, [card])
  }
  checkDiscards(game, player, card, text.discarding)
  if (!text.playing || payable(game, player, text.playing).length) return
  game.credit(text)
  refuse('cost', `${player} has no card in hand that pays for ${card}`, [card], 'cost')
}
