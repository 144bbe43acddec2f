import { can } from '../../board/can.ts'
import { individualsOf } from '../../board/individuals.ts'
import { discard, together } from '../../board/moves.ts'
import { cardsIn, inPlay } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { type Flow, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { countsFor } from '../../questions/dual-personnel/questions.ts'
import { reportsFreeWith } from '../../questions/dual-personnel/settled.ts'
import { isReportedUnpaid } from '../../questions/reporting/settled.ts'
import { cardsWith } from '../../text/cards-with.ts'
import { matches } from '../../text/match.ts'
import { resolve } from '../../text/selector.ts'
import type { Filter } from '../../text/text.ts'
import { select } from '../selections/select.ts'
import type { Freeing, PayingText } from './words.ts'

/** The card that lets the player play or report this one for free, if one does. */
export function freedBy(game: Game, player: PlayerName, card: CardId, site?: CardId): CardId | undefined {
  return inPlayOf(game, player).find(by => {
    const texts = (game.text(by).frees ?? []).filter(text => game.inForce(text))
    const clause = texts.find(
      text =>
        (text.every || !usedThisTurn(game, by)) &&
        !wasUsedInstead(game, by, text) &&
        isFreed(game, player, text, card, site),
    )
    for (const text of clause ? [clause] : texts) game.credit(text)
    return clause !== undefined
  })
}

function isFreed(game: Game, player: PlayerName, text: Freeing, card: CardId, site: CardId | undefined): boolean {
  if (!fits(game, card, text.where, player) || isExcepted(game, player, text, card)) return false
  if (text.present && !isThere(game, text.present, player, site)) return false
  return !text.at || (site !== undefined && matches(game, site, text.at, player))
}

function isExcepted(game: Game, player: PlayerName, { except }: Freeing, card: CardId): boolean {
  if (!except || !game.inForce(except) || !matches(game, card, except.where, player)) return false
  game.credit(except)
  return true
}

const speaksOfPaying = ({ frees, tolls, bundles }: PayingText): boolean => !!frees || !!tolls || !!bundles

const inPlayOf = (game: Game, player: PlayerName): readonly CardId[] =>
  game.state.cards
    .filter(c => inPlay(c) && c.controller === player && speaksOfPaying(game.text(c.id)))
    .map(c => c.id)
    .filter(id => can(game, id, 'keep text in force'))

/** What cards of the player in play say of playing several cards at once. */
export function bundlesOf(game: Game, player: PlayerName): readonly NonNullable<PayingText['bundles']>[] {
  return inPlayOf(game, player)
    .flatMap(id => game.text(id).bundles ?? [])
    .filter(clause => game.inForce(clause))
}

/** Was the card used this turn for something that its player may do in place of the free play? */
function wasUsedInstead(game: Game, by: CardId, { orUse }: Freeing): boolean {
  if (!orUse || !game.inForce(orUse)) return false
  game.credit(orUse)
  return game.state.history.some(d => d.kind === 'use' && d.card === by && d.turn === game.state.turn.number)
}

/** Refuses a text that is used once each turn where its player has played a card for free in its place. */
export function checkNotFreed(game: Game, card: CardId, once: string | undefined): void {
  const clause = once && game.text(card).frees?.find(({ orUse }) => orUse && game.inForce(orUse))?.orUse
  if (!clause) return
  game.credit(clause)
  if (!usedThisTurn(game, card)) return
  refuse('limit', `${card} has let a card be played for free this turn`, [card])
}

const usedThisTurn = (game: Game, by: CardId): boolean =>
  game.state.history.some(d => d.kind === 'free play' && d.cards?.includes(by) && d.turn === game.state.turn.number)

/** Every individual on the card fits, or rules let the one bring the other along. */
function fits(game: Game, card: CardId, where: Filter, player: PlayerName): boolean {
  const people = individualsOf(game, card)
  const free = people.filter(id => matches(game, id, where, player))
  if (!free.length || free.length === people.length) return free.length > 0
  return game.decide(reportsFreeWith, { individual: free[0]! })
}

function isThere(game: Game, wanted: Filter, player: PlayerName, site: CardId | undefined): boolean {
  if (site === undefined) return false
  return [...cardsIn(game, 'aboard', site), ...cardsIn(game, 'planet', site)].some(
    c => c.controller === player && matches(game, c.id, wanted, player, true),
  )
}

/** Pays what cards in play ask for reporting or downloading this one: so many cards from hand for each individual that it is asked for. */
export function* payTolls(game: Game, player: PlayerName, card: CardId, isDownloaded = false): Flow {
  for (const by of inPlayOf(game, player)) {
    for (const { where, discards, downloaded = false } of game.text(by).tolls ?? []) {
      if (downloaded !== isDownloaded) continue
      const count = discards * liable(game, card, where, player)
      if (count) yield* discardFromHand(game, player, card, count, by)
    }
  }
}

const taxing = cardsWith(text => text.taxes)

/** Pays what the opponent's cards in play ask for any card that is played on his turn. */
export function* payTaxes(game: Game, player: PlayerName, card: CardId): Flow {
  for (const { id: by, controller } of taxing(game)) {
    const clause = game.text(by).taxes
    if (!clause || controller === player || !game.inForce(clause) || !can(game, by, 'keep text in force')) continue
    game.credit(clause)
    if (controller !== game.state.turn.player) continue
    const [each, less] = [clause.each, clause.less].map(who => resolve(game, who, { you: controller, this: by }).length)
    const price = each! - less!
    if (price > 0) yield* discardFromHand(game, player, card, price, by)
  }
}

function liable(game: Game, card: CardId, where: Filter, player: PlayerName): number {
  if (!matches(game, card, where, player)) return 0
  return individualsOf(game, card).filter(
    id => matches(game, id, where, player) || game.decide(countsFor, { individual: id, what: 'cost' }),
  ).length
}

function* discardFromHand(game: Game, player: PlayerName, card: CardId, count: number, by: CardId): Flow {
  const from = cardsIn(game, 'hand', player)
    .map(c => c.id)
    .filter(id => id !== card)
  if (from.length < count && !game.decide(isReportedUnpaid, { card, by }))
    refuse('cost', `${player} has too few cards to pay for ${card}`, [card], 'cost')
  const paid = yield* select(game, { who: player, from, count: Math.min(count, from.length), by })
  together(game, () => {
    for (const id of paid) discard(game, id)
  })
}
