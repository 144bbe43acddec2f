import type { Act } from '../../protocol/types.ts'
import type { PlayText } from '../cards/text.ts'
import type { Trigger } from '../rules/questions.ts'
import { can } from '../state/ask.ts'
import { matches } from '../state/match.ts'
import { discard, move } from '../state/moves.ts'
import { inPlay } from '../state/places.ts'
import { meets } from '../state/requirement.ts'
import type { CardId, PlayerName } from '../state/state.ts'
import type { Context } from '../state/who.ts'
import { carryOut } from './effects.ts'
import { type Flow, refuse } from './flow.ts'
import type { Game } from './game.ts'
import { payCardPlay } from './pay.ts'
import { isReported, report } from './report.ts'
import { answers, window } from './window.ts'

const quiet = (by: PlayerName): Trigger => ({ on: 'quiet', by })

/** Plays a card from hand: announced, open to responses, then carried out unless it was nullified. */
export function* play(game: Game, player: PlayerName, act: Act, trigger: Trigger = quiet(player), depth = 0): Flow {
  const card = act.card ?? refuse('wrong-target', 'No card was named')
  if (trigger.on === 'quiet' && isReported(game, card)) return yield* report(game, player, act)
  const text = checkPlay(game, player, act, trigger)
  if (trigger.on === 'quiet') payCardPlay(game, player, card)
  if (text) game.credit(text)
  game.tell({ event: 'started', cards: [card], player })
  move(game, card, 'play', player)
  yield* window(game, { on: 'played', card, by: player, as: game.facts(card).type }, depth)
  if (game.card(card).place !== 'play') return
  yield* resolveCard(game, player, act, text, trigger)
}

function* resolveCard(game: Game, player: PlayerName, act: Act, text: PlayText | undefined, trigger: Trigger): Flow {
  const card = act.card!
  const targets = targetsOf(act)
  const context: Context = { you: player, this: card, targets, ...(trigger.card ? { answered: trigger.card } : {}) }
  const stays =
    text?.stays ?? (!text && ['event', 'objective', 'incident', 'doorway', 'artifact'].includes(game.facts(card).type))
  if (stays) enter(game, card, player, targets[0])
  yield* carryOut(game, text?.effects ?? [], context)
  game.tell({ event: 'resolved', cards: [card] })
  if (game.card(card).place === 'play') discard(game, card)
}

function enter(game: Game, card: CardId, player: PlayerName, target: CardId | undefined): void {
  if (target === undefined) move(game, card, 'core', player)
  else move(game, card, 'on', target)
}

/** Cards aimed at, in whichever way the act names them. */
export function targetsOf(act: Act): readonly CardId[] {
  if (act.targets) return act.targets
  return act.to && ['on', 'planet', 'space', 'aboard'].includes(act.to[0]) ? [act.to[1]] : []
}

/** The text by which the card may be played so; throws `Refused` where no text permits it. Undefined = a card without known text. */
export function checkPlay(game: Game, player: PlayerName, act: Act, trigger: Trigger): PlayText | undefined {
  const card = act.card!
  if (game.card(card).place !== 'hand' || game.card(card).holder !== player)
    refuse('wrong-place', `${card} is not in ${player}'s hand`, [card])
  if (trigger.on === 'quiet') checkTurn(game, player, card)
  const texts = game.text(card).plays
  if (!texts) return plain(game, card, act, trigger)
  const timely = texts.filter(t => answers(game, card, t, trigger, player))
  if (!timely.length) refuse('wrong-time', `${card} cannot be played now`, [card])
  const aimed = timely.filter(t => fits(game, t, targetsOf(act), player, trigger, card))
  if (!aimed.length) refuse('wrong-target', `${card} cannot be played on that`, targetsOf(act), 'choice')
  const able = aimed.find(t => !t.needs || meets(game, t.needs, yours(game, player), player))
  return able ?? refuse('requirement', `${card} needs what ${player} does not command`, [card])
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
  if (!text.on) return targets.every(t => t === trigger.card)
  const [target] = targets
  if (target === undefined || !matches(game, target, text.on, player)) return false
  if (text.on.cardIn !== 'discard' && !inPlay(game.card(target)) && game.card(target).place !== 'play') return false
  checkTarget(game, target, card)
  return true
}

/** Refuses a target that may not be aimed at or affected. */
function checkTarget(game: Game, target: CardId, card: CardId): void {
  for (const to of ['be targeted', 'be affected'] as const) {
    if (!can(game, target, to, card)) refuse('condition', `${target} may not ${to}`, [target], 'choice')
  }
}

/** The cards that the player commands. */
export function yours(game: Game, player: PlayerName): readonly CardId[] {
  return game.state.cards.filter(c => c.controller === player && inPlay(c)).map(c => c.id)
}
