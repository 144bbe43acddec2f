import type { Act } from '../../../protocol/types.ts'
import { cardsIn, inPlay } from '../../board/places.ts'
import { type CardId, opponentOf, type PlayerName } from '../../board/state.ts'
import { type Flow, type Given, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { justPlayed, mayBeRespondedTo, windowReopens } from '../../kernel/happening.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import { matches } from '../../text/match.ts'
import type { PlayText } from '../../text/play-text.ts'
import { checkPlay } from '../reporting/may-play.ts'
import { play } from '../reporting/play.ts'
import { checkSuspension, suspend, suspenderOf, suspenders } from '../suspends-play/suspend.ts'
import { mayBeAnAnswer, mayInterrupt } from './questions.ts'
import { checkAnswer, usable, useInAnswer } from './use-answer.ts'

/** Lets both players respond, the other one first, until nobody wants to; only players who could are asked. */
export function* window(game: Game, trigger: Trigger, depth = 0): Flow {
  if (!game.decide(mayBeRespondedTo, { trigger, depth })) return
  const answered = new Set<CardId>()
  let passed = 0
  const order = [opponentOf(game.state, trigger.by), trigger.by]
  while (passed < 2) {
    const player = order[passed]!
    const response = stillOpen(game, trigger) ? yield* ask(game, player, trigger, answered) : undefined
    if (!response) {
      passed += 1
      continue
    }
    answered.add(response)
    passed = 0
  }
}

function* ask(
  game: Game,
  player: PlayerName,
  trigger: Trigger,
  answered: ReadonlySet<CardId>,
): Flow<CardId | undefined> {
  if (answered.size && !game.decide(windowReopens, { trigger })) return undefined
  if (!mayDoSomething(game, player, trigger)) return undefined
  const given = yield {
    who: player,
    kind: 'response',
    pass: true,
    ...(trigger.card ? { by: trigger.card } : {}),
    why: trigger.on,
    check: answer => checkResponse(game, player, trigger, answer),
  }
  if (!('act' in given)) return undefined
  if (suspenderOf(game, given.act)) yield* suspend(game, player, given.act, trigger)
  else if (isInPlay(game, given.act)) yield* useInAnswer(game, player, given.act, trigger)
  else yield* play(game, player, given.act, trigger, 1)
  remember(game, given.act, trigger)
  return given.act.card
}

/** Has the player a card in hand or in play that answers this or suspends play? */
export function mayDoSomething(game: Game, player: PlayerName, trigger: Trigger): boolean {
  return [options, usable, suspenders].some(found => found(game, player, trigger).length > 0)
}

/** Keeps which card took effect in answer to which. */
function remember(game: Game, act: Act, trigger: Trigger): void {
  const answered = act.targets?.find(t => game.find(t)?.place === 'play') ?? trigger.card
  if (!act.card || answered === undefined || game.wasNullified(act.card)) return
  game.answers.set(answered, [...(game.answers.get(answered) ?? []), act.card])
}

/** A nullified or withdrawn card cannot be answered any more. */
function stillOpen(game: Game, trigger: Trigger): boolean {
  if (trigger.on === 'played') return game.card(trigger.card).place === 'play'
  if (trigger.on === 'encountered') return !game.wasNullified(trigger.card)
  if (trigger.on === 'dies') return !game.spared.has(trigger.card) && inPlay(game.card(trigger.card))
  return true
}

/** Throws `Refused` for what is no response to that. */
export function checkResponse(game: Game, player: PlayerName, trigger: Trigger, given: Given): void {
  if ('pass' in given) return
  if (!('act' in given)) refuse('not-a-choice', 'A response is an act or a pass', [], 'answer')
  const { act } = given
  if (suspenderOf(game, act)) return void checkSuspension(game, player, act, trigger)
  if (isInPlay(game, act)) return void checkAnswer(game, player, act, trigger)
  if (act.kind !== 'play' || !act.card)
    refuse('wrong-time', 'Only a card that answers this may be played now', [], 'start')
  checkPlay(game, player, act, trigger)
}

const isInPlay = (game: Game, { card }: Act): boolean => card !== undefined && inPlay(game.card(card))

/** The cards in hand that may be played now. */
export function options(game: Game, player: PlayerName, trigger: Trigger): readonly CardId[] {
  return cardsIn(game, 'hand', player)
    .filter(c => c.controller === player && game.text(c.id).plays?.some(p => answers(game, c.id, p, trigger, player)))
    .map(c => c.id)
}

/** Is this way to play the card a response to that? */
export function answers(game: Game, id: CardId, text: PlayText, trigger: Trigger, you: PlayerName): boolean {
  if (!game.inForce(text)) return false
  if (!text.answers) return game.decide(mayInterrupt, { trigger, card: id })
  if (text.answers.to !== trigger.on) return false
  if (trigger.on === 'played' && text.answers.from && (trigger.from ?? 'hand') !== text.answers.from) return false
  if (text.answers.whose && trigger.by === you) return false
  if (text.answers.what && !answerable(game, text, trigger, you).length) return false
  return game.decide(mayBeAnAnswer, { trigger, card: id, unsaid: !!text.answers.unsaid })
}

/** The cards that may be answered so now: those that the window is about and, if it was just played too, any other being played. */
export function answerable(game: Game, text: PlayText, trigger: Trigger, you: PlayerName): readonly CardId[] {
  const about = trigger.on === 'battle' ? trigger.cards : trigger.card === undefined ? [] : [trigger.card]
  const others = trigger.on === 'played' ? game.state.cards.filter(c => c.place === 'play').map(c => c.id) : []
  return [...about, ...others.filter(id => !about.includes(id))].filter(
    id => mayAnswer(game, text, id, you) && (trigger.on !== 'played' || isJustPlayed(game, id)),
  )
}

function mayAnswer(game: Game, text: PlayText, id: CardId, you: PlayerName): boolean {
  if (text.answers?.what && !matches(game, id, text.answers.what, you)) return false
  const exception = text.except?.find(e => game.inForce(e) && matches(game, id, e.what, you))
  if (exception) game.credit(exception)
  return !exception
}

function isJustPlayed(game: Game, card: CardId): boolean {
  const { cards } = game.state
  const own = cards.findIndex(c => c.id === card)
  const since = cards.slice(own + 1).filter(c => c.place === 'play')
  const about = { card, since: since.map(c => c.id), answered: game.answers.get(card) ?? [] }
  return game.decide(justPlayed, about)
}
