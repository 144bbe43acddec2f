import type { Act } from '../../../protocol/types.ts'
import { isPartOf } from '../../board/attached.ts'
import { requireCan } from '../../board/can.ts'
import { remember, requireOwnCards } from '../../board/history.ts'
import { inPlay } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { targetsOf, yours } from '../../board/targets.ts'
import { type Flow, malformed, refusalOf, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import { forgoesADrawAtAnyTime } from '../../questions/downloading/settled.ts'
import { isSpent, isUsedOtherwise, isUsedOutOfPlay, paysTheRest } from '../../questions/timing/settled.ts'
import { beginCountdown } from '../../text/begin-countdown.ts'
import { carryOut } from '../../text/carry-out.ts'
import type { UseText } from '../../text/in-play-text.ts'
import { matches } from '../../text/match.ts'
import type { Context } from '../../text/selector.ts'
import type { Filter } from '../../text/text.ts'
import { acquire, isForAcquiring } from '../artifacts/acquire.ts'
import { remedyFor, useRemedy } from '../dilemmas/remedy.ts'
import { sendsThrough } from '../doorways/sent-through.ts'
import { payByDiscards } from '../draws-and-discards/demands.ts'
import { wholeCards } from '../dual-personnel/shared-fate.ts'
import { activateHologram, hologramToActivate } from '../holograms/activate.ts'
import { hasLostSpecialSkills } from '../skills/losses.ts'
import { isSkill } from '../skills/special-skills.ts'
import { tellUses } from '../skills/use-skills.ts'
import { playAsCost } from '../timing/play-as-cost.ts'
import { checkNotFreed } from './free-play.ts'
import { checkOnce, noteOf } from './inner/how-often.ts'
import { checkReach } from './inner/use-reach.ts'
import { checkTargets } from './inner/use-targets.ts'
import { useToBeam } from './inner/use-to-beam.ts'
import { ordersOf } from './orders.ts'
import { forgoCardPlay } from './pay.ts'

export interface AddedUnderway {
  /** The card by whose special download icon something is being downloaded. */
  icon: CardId
}

export interface AddedLanguage {
  /** Refuse the use of a text that may not be used, whatever is in progress. */
  readonly useChecks: readonly ((game: Game, player: PlayerName, card: CardId, text: UseText, act: Act) => void)[]
  /** Refuse the use of a text in the midst of this; no trigger = nothing is in progress. */
  readonly momentChecks: readonly ((
    game: Game,
    player: PlayerName,
    card: CardId,
    text: UseText,
    during?: Trigger,
  ) => void)[]
}

/** Uses a skill, an order or other text of a card in play. */
export function* use(game: Game, player: PlayerName, act: Act): Flow {
  const card = act.card ?? act.using ?? malformed('wrong-target', 'No card was named')
  checkAtHand(game, player, card)
  const hologram = hologramToActivate(game, card, targetsOf(act)[0])
  if (hologram !== undefined) return yield* activateHologram(game, player, hologram, card)
  const cure = remedyFor(game, player, card, act)
  if (cure) return yield* useRemedy(game, player, cure)
  if (game.card(card).face === 'down' && game.facts(card).icons?.includes('hidden agenda'))
    return yield* activate(game, player, card, targetsOf(act))
  const [wanted] = targetsOf(act)
  const takes = isForAcquiring(game, card, wanted) && !isPartOf(game, wanted!, card)
  if (takes) return yield* acquire(game, player, card, wanted!)
  const text = textOf(game, player, card, act)
  if (text.inPlaceOf === 'card draw' && !game.decide(forgoesADrawAtAnyTime, { by: card }))
    refuse('wrong-time', `${player} draws no card now`, [card])
  if (game.text(card).beams) return yield* useToBeam(game, player, card, text, act)
  yield* useText(game, player, card, text, {
    targets: targetsOf(act),
    ...(sendsThrough(text) ? { wanted: { to: act.to } } : {}),
  })
}

/** Turns a card with hidden agenda face up; what its text does when it is played is done then. */
function* activate(game: Game, player: PlayerName, card: CardId, targets: readonly CardId[]): Flow {
  game.change(card, { face: 'up' })
  for (const text of game.text(card).plays ?? []) {
    if (!game.inForce(text)) continue
    if (text.aimsAt) aim(game, player, card, text.aimsAt, targets)
    beginCountdown(game, card, text)
    yield* carryOut(game, text.effects ?? [], { you: player, this: card, targets })
  }
}

function aim(game: Game, player: PlayerName, card: CardId, at: Filter, targets: readonly CardId[]): void {
  const wrong = targets.filter(id => !inPlay(game.card(id)) || !matches(game, id, at, player))
  if (wrong.length && !game.decide(isUsedOtherwise, { card, what: 'cards' }))
    refuse('wrong-target', `${wrong.join(', ')} is no target of ${card}`, wrong, 'choice')
  game.change(card, { targets })
}

/** The use of one text, paid and carried out; `during` = in the middle of what, if it suspends play. */
export function* useText(
  game: Game,
  player: PlayerName,
  card: CardId,
  text: UseText,
  about: Pick<Context, 'targets' | 'wanted'>,
  during?: Trigger,
): Flow {
  for (const check of game.law.language.momentChecks) check(game, player, card, text, during)
  checkUse(game, player, card, text, { kind: 'use', card, targets: about.targets ?? [] })
  game.credit(text)
  const { inPlaceOf, playing } = text
  const paid = !playing || (yield* playAsCost(game, player, playing, { by: card }))
  if (inPlaceOf === 'card play' && (paid || game.decide(paysTheRest, { by: card }))) forgoCardPlay(game, player, card)
  if (paid || game.decide(isSpent, { by: card })) recordUse(game, player, card, text)
  if (!paid) return
  if (text.needs) tellUses(game, { player, needs: text.needs, pool: yours(game, player), as: 'own text' })
  yield* payByDiscards(game, player, card, text.discarding)
  const targets = wholeCards(game, about.targets ?? [])
  const context = { you: player, this: card, ...about, targets, ...(inPlaceOf ? { inPlaceOf } : {}) }
  yield* withIcon(game, card, text, carryOut(game, text.effects, context))
}

/** Could the player use the text now, without a target? */
export function canUse(game: Game, player: PlayerName, card: CardId, text: UseText): boolean {
  return !refusalOf(() => checkUse(game, player, card, text, { kind: 'use', card, targets: [] }))
}

/** Refuses a use of the text that cannot be made now; `answered` = what it is used in answer to. */
export function checkUse(
  game: Game,
  player: PlayerName,
  card: CardId,
  text: UseText,
  act: Act,
  answered?: CardId,
): void {
  checkSkill(game, card, text)
  checkOnce(game, player, card, text)
  checkNotFreed(game, card, text.once)
  checkTargets(game, player, card, text, act, answered)
  checkReach(game, player, card, text, act)
  for (const check of game.law.language.useChecks) check(game, player, card, text, act)
}

/** Refuses a text, or a skill, that the card may not use or has lost. */
function checkSkill(game: Game, card: CardId, text: UseText): void {
  const skill = isSkill(game, card, text)
  requireCan(game, [card], skill ? 'use skills' : 'use text')
  if (skill && hasLostSpecialSkills(game, card)) refuse('requirement', `${card} has lost its skills`, [card])
}

export function recordUse(game: Game, player: PlayerName, card: CardId, text?: UseText): void {
  const { encounter } = game.underway
  remember(game, { player, kind: 'use', card, ...(encounter ? { places: [encounter.at] } : {}), ...noteOf(text) })
  game.tell({ event: 'used', cards: [card], player })
}

/** Refuses the use of a card of the other player's, or of one that is neither in play nor used from hand. */
export function checkAtHand(game: Game, player: PlayerName, card: CardId): void {
  if (!inPlay(game.card(card)) && !ordersOf(game, card).length && !game.decide(isUsedOutOfPlay, { card }))
    refuse('wrong-place', `${card} is not in play`, [card])
  if (!ordersOf(game, card, player).some(t => t.whoUses)) requireOwnCards(game, player, [card])
}

function textOf(game: Game, player: PlayerName, card: CardId, act: Act): UseText {
  const orders = ordersOf(game, card, player)
  const all = orders.length || inPlay(game.card(card)) ? orders : (game.text(card).uses ?? []).filter(t => !t.answers)
  const texts = all.filter(t => !!t.turnedOver === (game.card(card).face === 'down'))
  const named = texts.find(t => t.name !== undefined && (t.name === act.part || t.name === act.word))
  const targets = targetsOf(act)
  const isFor = ({ on }: UseText): boolean =>
    !!on && targets.length > 0 && targets.every(id => matches(game, id, on, game.card(card).controller))
  const [first] = texts
  const aimed = first?.on && !isFor(first) ? texts.find(isFor) : undefined
  if (!first) for (const text of game.text(card).uses ?? []) if (game.inForce(text)) game.credit(text)
  return named ?? aimed ?? first ?? refuse('forbidden', `${card} has no text to use so`, [card])
}

/** What is downloaded while the flow lasts is downloaded by the icon of the card, if the text is one. */
function withIcon<T>(game: Game, card: CardId, text: UseText, flow: Flow<T>): Flow<T> {
  const special = text.effects.some(e => e.do === 'download' && e.special)
  return special ? game.during({ icon: card }, flow) : flow
}
