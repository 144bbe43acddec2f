import type { Act } from '../../protocol/types.ts'
import type { PlayText } from '../cards/play-text.ts'
import type { Trigger } from '../rules/questions.ts'
import { can } from '../state/ask.ts'
import { wholeCards } from '../state/fate.ts'
import { matches } from '../state/match.ts'
import { discard, move } from '../state/moves.ts'
import { inPlay, locationOf } from '../state/places.ts'
import { meets } from '../state/requirement.ts'
import type { CardId, PlayerName } from '../state/state.ts'
import type { Context } from '../state/who.ts'
import { checkBeam, transport } from './beam.ts'
import { carryOut } from './effects.ts'
import { type Flow, refuse } from './flow.ts'
import type { Game } from './game.ts'
import { noticeLostRange, rangesLeft } from './move.ts'
import { checkNamed } from './named-skill.ts'
import { payCardPlay } from './pay.ts'
import { isReported, report } from './report.ts'
import { requireSecond, secondCard } from './second-card.ts'
import { answerable, answers, window } from './window.ts'

const quiet = (by: PlayerName): Trigger => ({ on: 'quiet', by })

/** Plays a card from hand: announced, open to responses, then carried out unless it was nullified. */
export function* play(game: Game, player: PlayerName, act: Act, trigger: Trigger = quiet(player), depth = 0): Flow {
  const card = act.card ?? refuse('wrong-target', 'No card was named')
  if (trigger.on === 'quiet' && isReported(game, card)) return yield* report(game, player, act)
  const text = checkPlay(game, player, act, trigger)
  if (trigger.on === 'quiet') payCardPlay(game, player, card)
  yield* carryOutPlay(game, player, act, text, trigger, depth)
}

/** Where a card comes from that is not played from hand. */
export interface Origin {
  readonly from?: string
  readonly downloadedBy?: CardId
}

/** The play itself, once it is permitted and paid. */
export function* carryOutPlay(
  game: Game,
  player: PlayerName,
  act: Act,
  text: PlayText | undefined,
  trigger: Trigger,
  depth = 0,
  origin: Origin = {},
): Flow {
  const card = act.card!
  if (text) game.credit(text)
  game.tell({ event: 'started', cards: [card], player })
  move(game, card, 'play', player)
  yield* window(game, { on: 'played', card, by: player, as: playedAs(game, card, text), ...origin }, depth)
  if (game.card(card).place !== 'play') return
  if (!text?.pair) return yield* resolveCard(game, player, act, text, trigger)
  const second = yield* secondCard(game, player, card)
  if (second) return yield* resolveCard(game, player, act, text, trigger, { [text.pair.as]: second })
  enter(game, card, player, targetsOf(act)[0])
  yield* carryOut(game, text.pair.unfinished ?? [], { you: player, this: card, targets: targetsOf(act) })
}

const playedAs = (game: Game, card: CardId, text: PlayText | undefined): string =>
  text?.pair ? 'first of a pair' : (text?.as ?? game.facts(card).type)

function* resolveCard(
  game: Game,
  player: PlayerName,
  act: Act,
  text: PlayText | undefined,
  trigger: Trigger,
  chosen: Context['chosen'] = {},
): Flow {
  const card = act.card!
  const targets = wholeCards(game, targetsOf(act))
  if (text?.names && act.word) game.change(card, { named: act.word })
  const answered = (text?.on ? undefined : targets[0]) ?? trigger.card
  const context: Context = {
    you: player,
    this: card,
    targets,
    chosen,
    ...(answered ? { answered } : {}),
    ...involvedIn(trigger),
  }
  const stays =
    text?.stays ?? (!text && ['event', 'objective', 'incident', 'doorway', 'artifact'].includes(game.facts(card).type))
  const ranges = rangesLeft(game, targets)
  if (stays)
    enter(game, card, player, text?.aims ? undefined : (targets[0] ?? (text?.answers ? trigger.card : undefined)))
  if (text?.aims) game.change(card, { targets })
  if (text?.performs) yield* transport(game, player, targets, ...destinationOf(act))
  yield* carryOut(game, text?.effects ?? [], context)
  noticeLostRange(game, ranges)
  game.tell({ event: 'resolved', cards: [card] })
  if (game.card(card).place === 'play') discard(game, card)
}

const involvedIn = (trigger: Trigger): Pick<Context, 'involved'> =>
  trigger.on === 'battle' ? { involved: trigger.cards } : {}

function enter(game: Game, card: CardId, player: PlayerName, target: CardId | undefined): void {
  if (target === undefined) move(game, card, 'core', player)
  else move(game, card, game.facts(card).type === 'site' ? 'site' : 'on', target)
}

/** Cards aimed at, in whichever way the act names them. */
export function targetsOf(act: Act): readonly CardId[] {
  if (act.targets) return act.targets
  return act.to && ['on', 'planet', 'space', 'aboard'].includes(act.to[0]) ? [act.to[1]] : []
}

/** Where a card that beams takes the cards named; at a location, to the planet. */
function destinationOf(act: Act): readonly [string, CardId] {
  const [place, holder] = act.to ?? refuse('wrong-place', 'Beaming needs a destination', [], 'choice')
  return [place === 'space' ? 'planet' : place, holder]
}

/** The text by which the card may be played so; throws `Refused` where no text permits it. Undefined = a card without known text. */
export function checkPlay(game: Game, player: PlayerName, act: Act, trigger: Trigger): PlayText | undefined {
  const card = act.card!
  if (game.card(card).place !== 'hand' || game.card(card).holder !== player)
    refuse('wrong-place', `${card} is not in ${player}'s hand`, [card])
  if (trigger.on === 'quiet') checkTurn(game, player, card)
  return playableText(game, player, act, trigger)
}

/** As `checkPlay`, wherever the card is and whoever's turn it is. */
export function playableText(game: Game, player: PlayerName, act: Act, trigger: Trigger): PlayText | undefined {
  const card = act.card!
  const texts = game.text(card).plays
  if (!texts) return plain(game, card, act, trigger)
  const timely = texts.filter(t => answers(game, card, t, trigger, player))
  if (!timely.length) refuse('wrong-time', `${card} cannot be played now`, [card])
  const aimed = timely.filter(t => fits(game, t, targetsOf(act), player, trigger, card))
  if (!aimed.length) for (const text of timely) game.credit(text)
  if (!aimed.length) refuse('wrong-target', `${card} cannot be played on that`, targetsOf(act), 'choice')
  const able = aimed.find(t => isMet(game, t, player, targetsOf(act)[0] ?? trigger.card))
  if (!able) refuse('requirement', `${card} needs what ${player} does not command`, [card])
  if (able.names) checkNamed(game, card, targetsOf(act), act.word)
  if (able.pair) requireSecond(game, player, card)
  if (able.performs) checkBeam(game, player, targetsOf(act), ...destinationOf(act))
  return able
}

function isMet(game: Game, text: PlayText, player: PlayerName, about: CardId | undefined): boolean {
  const own = yours(game, player)
  if (text.needs && !meets(game, text.needs, own, player)) return false
  const { needsThere } = text
  if (!needsThere) return true
  return own.some(
    id => about && locationOf(game, id) === locationOf(game, about) && matches(game, id, needsThere, player),
  )
}

function plain(game: Game, card: CardId, act: Act, trigger: Trigger): undefined {
  if (game.facts(card).type === 'interrupt' && trigger.on !== 'quiet')
    refuse('wrong-time', `${card} answers nothing`, [card])
  for (const target of targetsOf(act)) checkTarget(game, target, card)
  return undefined
}

function checkTurn(game: Game, player: PlayerName, card: CardId): void {
  const { turn } = game.state
  if (['interrupt', 'doorway'].includes(game.facts(card).type)) return
  if (turn.player !== player) refuse('wrong-player', `It is ${turn.player}'s turn`, [card])
}

function fits(
  game: Game,
  text: PlayText,
  targets: readonly CardId[],
  player: PlayerName,
  trigger: Trigger,
  card: CardId,
): boolean {
  if (text.performs) return targets.every(t => !text.on || matches(game, t, text.on, player))
  if (!text.on) return !targets.length || answersThem(game, text, targets, player, trigger)
  const [target] = targets
  if (target === undefined || !matches(game, target, text.on, player)) return false
  if (text.on.cardIn !== 'discard' && !inPlay(game.card(target)) && game.card(target).place !== 'play') return false
  checkTarget(game, target, card)
  return true
}

function answersThem(
  game: Game,
  text: PlayText,
  targets: readonly CardId[],
  player: PlayerName,
  trigger: Trigger,
): boolean {
  const open = answerable(game, text, trigger, player)
  return targets.every(t => open.includes(t))
}

/** Refuses a target that may not be aimed at or affected. */
function checkTarget(game: Game, target: CardId, card: CardId): void {
  const { icon } = game
  if (icon !== undefined && !game.decide('is in reach of the icon', { icon, target }, true))
    refuse('wrong-place', `${target} is not where ${icon} is`, [target], 'choice')
  for (const to of ['be targeted', 'be affected'] as const) {
    if (!can(game, target, to, card)) refuse('condition', `${target} may not ${to}`, [target], 'choice')
  }
}

/** The cards that the player commands. */
export function yours(game: Game, player: PlayerName): readonly CardId[] {
  return game.state.cards.filter(c => c.controller === player && inPlay(c)).map(c => c.id)
}
