import type { Act } from '../../../protocol/types.ts'
import { inPlay } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { targetsOf } from '../../board/targets.ts'
import { type Flow, refusalOf, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import type { UseText } from '../../text/in-play-text.ts'
import { suspendsPlay } from '../downloading/questions.ts'
import { checkUse, useText } from '../timing/use.ts'
import {
  carriesOn,
  isUsedUp,
  mayBeUsedOnTheOpponentsTurn,
  mayBeUsedWhileSeeding,
  maySuspend,
  maySuspendNothing,
  type Suspension,
} from './questions.ts'

/** The action that was suspended does not go on. */
export class CutShort extends Error {}

/** The use of the text as one that suspends play; undefined when it does not. */
export function suspensionBy(game: Game, player: PlayerName, card: CardId, text: UseText): Suspension | undefined {
  for (const effect of text.effects) {
    if (effect.do !== 'download' || (!effect.special && !effect.suspends)) continue
    const download = { player, by: card, text: effect }
    if (game.decide(suspendsPlay, { download })) return { player, card, special: !!effect.special }
  }
  return undefined
}

/** The cards in play whose text the player may use in the middle of this. */
export function suspenders(game: Game, player: PlayerName, trigger: Trigger): readonly CardId[] {
  return game.state.cards
    .filter(c => c.controller === player && hasSuspendingText(game, c.id))
    .filter(c => !refusalOf(() => checkSuspension(game, player, { kind: 'use', card: c.id }, trigger)))
    .map(c => c.id)
}

function hasSuspendingText(game: Game, card: CardId): boolean {
  return !!game
    .text(card)
    .uses?.some(t => isAtHand(game, card, t) && t.effects.some(e => e.do === 'download' && (e.special || e.suspends)))
}

/** Texts are used where the card is in play, or from hand if they say so. */
export function isAtHand(game: Game, card: CardId, text: UseText): boolean {
  return text.fromHand ? game.card(card).place === 'hand' : inPlay(game.card(card))
}

/** The card whose text the act would use to suspend play. */
export function suspenderOf(game: Game, act: Act): CardId | undefined {
  const card = act.kind === 'download' ? act.using : act.card
  return card !== undefined && hasSuspendingText(game, card) ? card : undefined
}

/** Refuses what may not suspend this; gives the text that does. */
export function checkSuspension(game: Game, player: PlayerName, act: Act, trigger: Trigger): UseText {
  const card = suspenderOf(game, act) ?? refuse('wrong-time', 'Only what suspends play may be used now')
  if (game.card(card).controller !== player) refuse('not-controlled', `${card} is not ${player}'s`, [card])
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

/** What is downloaded while the flow lasts is downloaded by the icon of the card, if the text is one. */
export function* withIcon<T>(game: Game, card: CardId, text: UseText, flow: Flow<T>): Flow<T> {
  const before = game.icon
  if (text.effects.some(e => e.do === 'download' && e.special)) game.icon = card
  const result = yield* flow
  game.icon = before
  return result
}

/** Refuses a text that suspends play where rules forbid it at this time; no trigger = nothing is in progress. */
export function checkMoment(game: Game, player: PlayerName, card: CardId, text: UseText, trigger?: Trigger): void {
  const use = suspensionBy(game, player, card, text)
  if (!use) return
  const { turn } = game.state
  const seeding = turn.phase.startsWith('seed-')
  if (seeding && !game.decide(mayBeUsedWhileSeeding, { use }))
    refuse('wrong-time', `${card} may not be used in the seed phases`, [card])
  if (turn.player !== player && !game.decide(mayBeUsedOnTheOpponentsTurn, { use }))
    refuse('wrong-player', `It is ${turn.player}'s turn`, [card])
  if (!trigger && !seeding && !game.decide(maySuspendNothing, { use }))
    refuse('wrong-time', `Nothing is in progress that ${card} could suspend`, [card])
  checkUsedUp(game, use)
}

function checkUsedUp(game: Game, use: Suspension): void {
  if (!use.special) return
  const earlier = game.state.history.filter(d => d.kind === 'use' && d.player === use.player && d.card !== undefined)
  if (earlier.some(d => game.decide(isUsedUp, { use, earlier: d.card! })))
    refuse('limit', `The special download of ${use.card} was used already this game`, [use.card])
}
