import { immuneBy } from '../../board/immune.ts'
import { cardsIn } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import { isPlayedAgain } from '../../questions/battle/questions.ts'
import { isPlayedForTheOpponents, isPlayedWithNobodyLeft } from '../../questions/scoring/questions.ts'
import { justPlayed, mayBeAnAnswer, mayInterrupt } from '../../questions/timing/questions.ts'
import { isUsedOtherwise } from '../../questions/timing/settled.ts'
import { matches } from '../../text/match.ts'
import { isNotNullified, nullify } from '../../text/not-nullified.ts'
import type { PlayText } from '../../text/play-text.ts'
import type { Clause } from '../../text/text.ts'

/** The cards in hand that may be played now. */
export function options(game: Game, player: PlayerName, trigger: Trigger): readonly CardId[] {
  return cardsIn(game, 'hand', player)
    .filter(c => c.controller === player && game.text(c.id).plays?.some(p => answers(game, c.id, p, trigger, player)))
    .map(c => c.id)
}

/** Is this way to play the card a response to that? */
export function answers(game: Game, id: CardId, text: PlayText, trigger: Trigger, you: PlayerName): boolean {
  if (!game.inForce(text)) return false
  if (!text.answers) return game.decide(mayInterrupt, { trigger, card: id, as: text.as ?? game.facts(id).type })
  if (text.answers.to !== trigger.on) return false
  if (trigger.on === 'battle' && wasPlayed(game, id) && !game.decide(isPlayedAgain, { card: id })) return false
  if (trigger.on === 'played' && text.answers.from && (trigger.from ?? 'hand') !== text.answers.from) return false
  if (text.answers.whose && trigger.by === you && !game.decide(isUsedOtherwise, { card: id, what: 'cards' }))
    return false
  if (trigger.by !== you && isExceptedBy(game, text, ({ by }) => by === 'opponent')) return false
  if ((trigger.on === 'dies' || trigger.on === 'killed') && !mayMourn(game, id, trigger.card, you)) return false
  if (text.answers.singly && hasAnswered(game, id, trigger)) return !holds(game, text.answers.singly)
  if (trigger.on === 'killed' && text.answers.alone && !trigger.alone) return !credited(game, text)
  if (text.answers.lost && !(trigger.on === 'killed' && trigger.lost)) return false
  if (trigger.on === 'drawn' && isExceptedBy(game, text, ({ drawnAs }) => drawnAs === trigger.as)) return false
  if (text.answers.what && !answerable(game, text, trigger, you, id).length) return !credited(game, text)
  return game.decide(mayBeAnAnswer, { trigger, card: id, unsaid: !!text.answers.unsaid })
}

/** Has a copy of the card taken effect in this action? */
const wasPlayed = (game: Game, card: CardId): boolean =>
  game.told.some(
    ({ event, cards = [] }) =>
      event === 'resolved' && cards.some(one => game.find(one)?.title === game.card(card).title),
  )

/** Has a copy of the card answered the same already, or is one being played to do so? */
function hasAnswered(game: Game, id: CardId, { card }: Trigger): boolean {
  const answered = card === undefined ? [] : (game.notes.answers?.[card] ?? [])
  const copies = game.state.cards.filter(c => c.id !== id && c.title === game.card(id).title)
  return copies.some(copy => copy.place === 'play' || answered.includes(copy.id))
}

const holds = (game: Game, clause: Clause | undefined): boolean =>
  !!clause && game.inForce(clause) && credited(game, clause)

function credited(game: Game, clause: Clause): true {
  game.credit(clause)
  return true
}

const mayMourn = (game: Game, card: CardId, dying: CardId, player: PlayerName): boolean =>
  game.decide(isPlayedWithNobodyLeft, { card, dying, player }) &&
  game.decide(isPlayedForTheOpponents, { card, dying, player })

/** The cards that may be answered so now: those that the window is about and, if it was just played too, any other being played. */
export function answerable(
  game: Game,
  text: PlayText,
  trigger: Trigger,
  you: PlayerName,
  by: CardId,
): readonly CardId[] {
  const about =
    trigger.on === 'battle' || trigger.on === 'won' ? trigger.cards : trigger.card === undefined ? [] : [trigger.card]
  const others = trigger.on === 'played' ? game.state.cards.filter(c => c.place === 'play').map(c => c.id) : []
  return [...about, ...others.filter(id => !about.includes(id))].filter(
    id =>
      mayAnswer(game, text, id, you) &&
      !immuneBy(game, id, 'be affected', by) &&
      (trigger.on !== 'played' || isJustPlayed(game, id)),
  )
}

function mayAnswer(game: Game, text: PlayText, id: CardId, you: PlayerName): boolean {
  if (nullify(text.effects) && isNotNullified(game, id)) return false
  return (!text.answers?.what || matches(game, id, text.answers.what, you)) && !isExcepted(game, text, id, you)
}

/** Does the text except the card, which it would reach otherwise? */
export const isExcepted = (game: Game, text: PlayText, id: CardId, you: PlayerName): boolean =>
  isExceptedBy(game, text, ({ what }) => what !== undefined && matches(game, id, what, you))

type Exception = NonNullable<PlayText['except']>[number]

function isExceptedBy(game: Game, { except = [] }: PlayText, is: (exception: Exception) => boolean): boolean {
  const exception = except.find(one => game.inForce(one) && is(one))
  if (exception) game.credit(exception)
  return !!exception
}

function isJustPlayed(game: Game, card: CardId): boolean {
  const { cards } = game.state
  const own = cards.findIndex(c => c.id === card)
  const since = cards.slice(own + 1).filter(c => c.place === 'play')
  const about = { card, since: since.map(c => c.id), answered: game.notes.answers?.[card] ?? [] }
  return game.decide(justPlayed, about)
}
