import type { Act } from '../../../protocol/types.ts'
import { requireOwnCards } from '../../board/history.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { targetsOf } from '../../board/targets.ts'
import { type Flow, refusalOf, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import { carriesOn, maySuspend } from '../../questions/suspends-play/settled.ts'
import { cardsThatMaySay } from '../../text/cards-with.ts'
import type { UseText } from '../../text/in-play-text.ts'
import { isAtHand } from '../reporting/orders.ts'
import { checkUse, useText } from '../reporting/use.ts'
import { checkMoment, suspensionBy } from './inner/check-moment.ts'

/** The action that was suspended does not go on. */
export class CutShort extends Error {}

const isSuspending = ({ effects }: UseText): boolean =>
  effects.some(e => e.do === 'download' && (e.special || e.suspends))

const suspending = cardsThatMaySay(text => text.uses?.some(isSuspending))

/** The cards in play whose text the player may use in the middle of this. */
export function suspenders(game: Game, player: PlayerName, trigger: Trigger): readonly CardId[] {
  return suspending(game)
    .filter(c => hasSuspendingText(game, c.id))
    .filter(c => !refusalOf(() => checkSuspension(game, player, { kind: 'use', card: c.id }, trigger)))
    .map(c => c.id)
}

function hasSuspendingText(game: Game, card: CardId): boolean {
  return !!game.text(card).uses?.some(t => isAtHand(game, card, t) && isSuspending(t))
}

/** The card whose text the act would use to suspend play. */
export function suspenderOf(game: Game, act: Act): CardId | undefined {
  const card = act.kind === 'download' ? act.using : act.card
  return card !== undefined && hasSuspendingText(game, card) ? card : undefined
}

/** Refuses what may not suspend this; gives the text that does. */
export function checkSuspension(game: Game, player: PlayerName, act: Act, trigger: Trigger): UseText {
  const card = suspenderOf(game, act)!
  requireOwnCards(game, player, [card])
  const found = (game.text(card).uses ?? [])
    .filter(t => game.inForce(t))
    .map(text => ({ text, use: suspensionBy(game, player, card, text) }))
    .find(t => t.use)
  if (!found?.use || !game.decide(maySuspend, { use: found.use, trigger }))
    refuse('wrong-time', `${card} may not interrupt this`, [card])
  checkMoment(game, player, card, found.text, trigger)
  checkUse(game, player, card, found.text, { ...act, kind: 'use', card })
  return found.text
}

/** Uses the text in the middle of an action, which then goes on from where it stood. */
export function* suspend(game: Game, player: PlayerName, act: Act, trigger: Trigger): Flow {
  const text = checkSuspension(game, player, act, trigger)
  const card = suspenderOf(game, act)!
  const wanted = act.kind === 'download' ? { card: act.card, ...(act.to ? { to: act.to } : {}) } : undefined
  yield* useText(game, player, card, text, { targets: targetsOf(act), ...(wanted ? { wanted } : {}) }, trigger)
  const use = suspensionBy(game, player, card, text)
  if (use && !game.decide(carriesOn, { use, trigger })) throw new CutShort()
}
