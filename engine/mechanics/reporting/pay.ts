import { can } from '../../board/can.ts'
import { doubledBy } from '../../board/double-turns.ts'
import { record } from '../../board/history.ts'
import { type CardId, type Deed, opponentOf, type PlayerName } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mayBeGivenUpAgain } from '../../questions/downloading/questions.ts'
import { cardPlaysEachTurn, comesBeforeOrders, takesTheCardPlay } from '../../questions/reporting/questions.ts'
import { groupComesBesides, paysWith } from '../../questions/reporting/settled.ts'
import { isOneTurn } from '../../questions/turns/settled.ts'
import { cardsWith } from '../../text/cards-with.ts'
import { matches } from '../../text/match.ts'
import { show } from '../../text/show.ts'
import { bundlesOf, freedBy } from './free-play.ts'
import { granting } from './granted-actions.ts'
import { playedAsInQuiet } from './inner/played-as.ts'
import { isTakenBack, requireAnother } from './inner/taken-back.ts'

/** Pays for playing or reporting the card: the card play of the turn, or counters; nothing where another card frees it. */
export function payCardPlay(game: Game, player: PlayerName, card: CardId, site?: CardId): void {
  requireAnother(game, player, card)
  const price = game.decide(paysWith, { player })
  const by = price === 'counters' ? undefined : freedBy(game, player, card, site)
  if (by) {
    show(game, [card], opponentOf(game.state, player), 'played for free')
    return record(game, player, 'free play', card, [by])
  }
  if (price === 'counters') payCounters(game, player, card)
  else if (price === 'a card play' && takesACardPlay(game, card)) {
    const granted = granting(game, player, 'play')
    if (granted) return record(game, player, 'free play', card, [granted])
    payTheCardPlay(game, player, card)
  }
  record(game, player, 'play', card)
}

const takesACardPlay = (game: Game, card: CardId): boolean =>
  game.decide(takesTheCardPlay, { card, as: playedAsInQuiet(game, card) })

/** Refuses what the law has a player do before he executes orders, when these have begun. */
export function requireBeforeOrders(game: Game, player: PlayerName, cards: readonly CardId[]): void {
  if (!['play', 'start'].includes(game.state.turn.phase) && game.decide(comesBeforeOrders, { player }))
    refuse('wrong-time', 'Cards are played and drawn before orders are executed', cards, 'cost')
}

function payTheCardPlay(game: Game, player: PlayerName, card: CardId): void {
  requireBeforeOrders(game, player, [card])
  const spent = spentOn(game, player)
  const used = spent.length >= cardPlaysOf(game, player)
  if (used && !isOnePlay(game, player, card, spent) && !mayGiveUpAgain(game, player, card, spent))
    refuse('limit', `${player} has used the card play of this turn`, [card], 'cost')
}

/** How many card plays the player has in this turn. */
function cardPlaysOf(game: Game, player: PlayerName): number {
  const each = game.decide(cardPlaysEachTurn, { player }) + morePlays(game, player)
  return doubledBy(game, player).length && game.decide(isOneTurn, { player }) ? 2 * each : each
}

const giving = cardsWith(text => text.playsOrDraws)

/** How many card plays cards in play give the player besides. */
const morePlays = (game: Game, player: PlayerName): number =>
  giving(game).filter(({ id, controller }) => {
    const clause = game.text(id).playsOrDraws
    if (!clause || !game.inForce(clause) || !(controller === player || isForAll(game, id, player))) return false
    game.credit(clause)
    return can(game, id, 'keep text in force')
  }).length

const spreading = cardsWith(text => text.spreadsToAll)

/** Does a card in play have what that one of the opponent's does concern the player as well? */
const isForAll = (game: Game, id: CardId, player: PlayerName): boolean =>
  spreading(game).some(c => {
    const { spreadsToAll: clause } = game.text(c.id)
    if (!clause || !game.inForce(clause)) return false
    game.credit(clause)
    return c.controller === player && matches(game, id, clause.what, player) && can(game, c.id, 'keep text in force')
  })

/** How many of these the player has not used, so that he draws a card for each at the end of the turn. */
export const playsLeftToDraw = (game: Game, player: PlayerName): number =>
  Math.min(morePlays(game, player), Math.max(0, cardPlaysOf(game, player) - spentOn(game, player).length))

/** Uses up the card play of the turn for something else. */
export function forgoCardPlay(game: Game, player: PlayerName, by: CardId): void {
  payTheCardPlay(game, player, by)
  record(game, player, 'card play forgone', by)
}

/** The card plays of this turn, and what was done in place of them. */
function spentOn(game: Game, player: PlayerName): readonly Deed[] {
  return game.state.history.filter(
    d =>
      d.turn === game.state.turn.number &&
      d.player === player &&
      (d.kind === 'card play forgone' || (d.kind === 'play' && takesACardPlay(game, d.card!) && !isTakenBack(game, d))),
  )
}

/** Does a text in play make one card play of this card and of those before? */
function isOnePlay(game: Game, player: PlayerName, card: CardId, spent: readonly Deed[]): boolean {
  return bundlesOf(game, player).some(bundle => {
    game.credit(bundle)
    const others = [card, ...spent.map(d => d.card!)].filter(id => !matches(game, id, bundle.where, player))
    if (!others.length) return true
    const besides = others.length <= game.decide(cardPlaysEachTurn, { player }) && others.length <= spent.length
    return besides && game.decide(groupComesBesides, { player })
  })
}

function mayGiveUpAgain(game: Game, player: PlayerName, by: CardId, spent: readonly Deed[]): boolean {
  return spent.every(
    d => d.kind === 'card play forgone' && game.decide(mayBeGivenUpAgain, { player, by, earlier: d.card! }),
  )
}

function payCounters(game: Game, player: PlayerName, card: CardId): void {
  if (game.facts(card).type !== 'interrupt') requireBeforeOrders(game, player, [card])
  spendCounters(game, player, game.facts(card).cost ?? 0, card)
}

/** Takes counters away, which the player spends for a card that he plays or, where none is named, draws. */
export function spendCounters(game: Game, player: PlayerName, cost: number, card?: CardId): void {
  const left = game.state.players.find(p => p.name === player)?.counters ?? 0
  const cards = card === undefined ? [] : [card]
  if (cost > left)
    refuse('cost', `${card ?? 'That'} costs ${cost} and ${player} has ${left} counters left`, cards, 'cost')
  const players = game.state.players.map(p => (p.name === player ? { ...p, counters: left - cost } : p))
  game.state = { ...game.state, players }
}
