import type { Act } from '../../../protocol/types.ts'
import { record } from '../../board/history.ts'
import { discard, move } from '../../board/moves.ts'
import { placeSite, siteRow } from '../../board/sites.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { targetsOf, yours } from '../../board/targets.ts'
import { type Flow, malformed, refusalOf } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import { selectsAtOnce } from '../../questions/timing/settled.ts'
import { beginCountdown } from '../../text/begin-countdown.ts'
import { carryOut } from '../../text/carry-out.ts'
import type { PlayText } from '../../text/play-text.ts'
import type { Context } from '../../text/selector.ts'
import { transport } from '../beaming/beam.ts'
import { comeThrough } from '../doorways/admission.ts'
import { isForAPile } from '../draws-and-discards/may-play-so.ts'
import { chosenBeforehand } from '../draws-and-discards/regenerate.ts'
import { wholeCards } from '../dual-personnel/shared-fate.ts'
import { insert } from '../locations/insert.ts'
import { noticeLostRange, rangesLeft } from '../movement/move.ts'
import { nullifyAsPlayed } from '../nullifying/while-in-play.ts'
import { tellUses } from '../skills/use-skills.ts'
import { framing, next } from '../timing/queue.ts'
import { isUndone, window } from '../timing/window.ts'
import { payTaxes } from './free-play.ts'
import { isFaceDown, playFaceDown } from './inner/face-down.ts'
import { secondCard } from './inner/second-card.ts'
import { beamed, destinationOf } from './inner/transport.ts'
import { checkPlay } from './may-play.ts'
import { payCardPlay } from './pay.ts'
import { isReported, report } from './report.ts'

export interface AddedNotes {
  /** As what cards of another type are being played. */
  playedAs: Readonly<Record<CardId, string>>
}

const quiet = (by: PlayerName): Trigger => ({ on: 'quiet', by })

/** Plays a card from hand: announced, open to responses, then carried out unless it was nullified. */
export function* play(game: Game, player: PlayerName, act: Act, trigger: Trigger = quiet(player), depth = 0): Flow {
  const card = act.card ?? malformed('wrong-target', 'No card was named')
  if (trigger.on === 'quiet' && isReported(game, card)) return yield* report(game, player, act)
  if (trigger.on === 'quiet' && isFaceDown(game, act)) return yield* playFaceDown(game, player, act)
  const text = checkPlay(game, player, act, trigger)
  if (trigger.on === 'quiet' && !isFree(game, player, card, text)) payCardPlay(game, player, card, targetsOf(act)[0])
  yield* payTaxes(game, player, card)
  if (trigger.on !== 'quiet') record(game, player, 'answer played', card)
  yield* carryOutPlay(game, player, act, text, trigger, depth)
}

/** Does its own text say that the play is free? It is remembered as such, then. */
function isFree(game: Game, player: PlayerName, card: CardId, text: PlayText | undefined): boolean {
  if (!text?.free || !game.inForce(text.free)) return false
  game.credit(text.free)
  record(game, player, 'free play', card, [card])
  return true
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
  yield* announced(game, player, act, text, trigger, depth, origin)
  if (framing(trigger) === trigger) yield* takeTurns(game, trigger)
}

/** Those that were announced in the meantime, first in, first out; what cannot be played any more stays where it is. */
function* takeTurns(game: Game, trigger: Trigger): Flow {
  for (let one = next(game); one; one = next(game)) {
    const { player, act } = one
    if (refusalOf(() => checkPlay(game, player, act, trigger))) continue
    yield* carryOutPlay(game, player, act, checkPlay(game, player, act, trigger), trigger)
  }
}

function* announced(
  game: Game,
  player: PlayerName,
  act: Act,
  text: PlayText | undefined,
  trigger: Trigger,
  depth: number,
  origin: Origin,
): Flow {
  const card = act.card!
  if (text) game.credit(text)
  game.tell({ event: 'started', cards: [card], player })
  comeThrough(game, player, card)
  if (text?.needs) tellUses(game, { player, needs: text.needs, pool: yours(game, player), as: 'own text' })
  move(game, card, 'play', player)
  if (text?.as) game.note('playedAs', { ...game.notes.playedAs, [card]: text.as })
  const beforehand = yield* chosenBeforehand(game, card, player, text?.effects)
  const as = playedAs(game, card, text)
  const chosen = yield* selected(game, player, act, text, trigger, 'announced')
  const played = { card, by: player, as, targets: targetsOf(act), within: framing(trigger), ...origin }
  yield* window(game, { on: 'played', ...played }, depth)
  if (!text?.stays) nullifyAsPlayed(game, card)
  if (game.card(card).place !== 'play' && (!game.wasNullified(card) || isUndone(game, card))) return
  if (!text?.pair) return yield* resolveCard(game, player, act, text, trigger, { ...beforehand, ...chosen })
  const second = yield* secondCard(game, player, card)
  if (second) return yield* resolveCard(game, player, act, text, trigger, { [text.pair.as]: second })
  yield* carryOut(game, text.pair.unfinished ?? [], { you: player, this: card, targets: targetsOf(act) })
}

/** What the text selects at this moment, if the law has it select now. */
function* selected(
  game: Game,
  player: PlayerName,
  act: Act,
  text: PlayText | undefined,
  trigger: Trigger,
  when: 'announced' | 'takes effect',
): Flow<Context['chosen']> {
  const { selects = [] } = text ?? {}
  const card = act.card!
  if (!selects.length || game.decide(selectsAtOnce, { card }) !== (when === 'announced')) return {}
  const context = { you: player, this: card, targets: targetsOf(act), ...involvedIn(trigger) }
  const { chosen } = yield* carryOut(game, selects, context)
  return chosen ?? {}
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
    chosen: { ...chosen, ...(yield* selected(game, player, act, text, trigger, 'takes effect')) },
    ...(answered ? { answered } : {}),
    ...involvedIn(trigger),
    ...(text && isForAPile(text) ? { wanted: { to: act.to } } : {}),
    ...(trigger.on === 'encountered' && game.underway.encounter ? { group: game.underway.encounter.group } : {}),
  }
  const stays =
    text?.stays ?? (!text && ['event', 'objective', 'incident', 'doorway', 'artifact'].includes(game.facts(card).type))
  const ranges = rangesLeft(game, targets)
  if (stays && game.text(card).inserts) insert(game, act)
  else if (stays)
    enter(
      game,
      card,
      sideOf(game, player, act),
      text?.aims ? undefined : (targets[0] ?? (text?.answers ? trigger.card : undefined)),
    )
  if (stays && game.text(card).planetBeaming?.faceUp) game.change(card, { face: 'up' })
  if (stays && text) beginCountdown(game, card, text)
  if (text?.aims) game.change(card, { targets })
  if (stays) yield* window(game, { on: 'entered', card, by: player })
  if (text?.performs) yield* transport(game, player, yield* beamed(game, player, act), ...destinationOf(act), card)
  yield* carryOut(game, text?.effects ?? [], context)
  noticeLostRange(game, ranges)
  game.tell({ event: 'resolved', cards: [card] })
  if (game.card(card).place === 'play') discard(game, card)
}

const involvedIn = (trigger: Trigger): Pick<Context, 'involved'> =>
  'cards' in trigger ? { involved: trigger.cards } : {}

/** On whose side of the table the card comes to lie. */
function sideOf(game: Game, player: PlayerName, { card, to }: Act): PlayerName {
  const clause = game.text(card!).besideADeck
  if (to?.[0] !== 'core' || !clause || !game.inForce(clause)) return player
  game.credit(clause)
  return to[1]
}

function enter(game: Game, card: CardId, player: PlayerName, target: CardId | undefined): void {
  if (target === undefined) move(game, card, 'core', player)
  else if (game.facts(card).type === 'site') placeSite(game, card, target, siteRow(game, card, target))
  else move(game, card, 'on', target)
}
