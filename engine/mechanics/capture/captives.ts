import { is } from '../../board/can.ts'
import { record } from '../../board/history.ts'
import { impose, lift, move } from '../../board/moves.ts'
import { cardsIn, inPlay, isPersonnel, isWherePersonnelStand, locationOf } from '../../board/places.ts'
import { type CardId, opponentOf, type PlayerName, type State } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { becomesCaptiveOf, joinsItsCaptors } from '../../questions/capture/questions.ts'
import { areMovedByTheirCaptors, isFreedByHisOwn, movesWhomNobodyHolds } from '../../questions/capture/settled.ts'
import type { Features } from '../../text/match.ts'
import { isSentBack } from '../holograms/holograms.ts'
import { select } from '../selections/select.ts'

/** Who has the captive: whoever captured it or, where that is not known, the other player than its own. */
export function captorOf(game: Game, captive: CardId): PlayerName {
  const deed = game.state.history.findLast(d => d.kind === 'captured' && d.card === captive)
  return deed?.player ?? opponentOf(game.state, game.card(captive).owner)
}

/** Is it a captive whom the player's cards take along? */
export const isHeldBy = (game: Game, card: CardId, player: PlayerName): boolean =>
  is(game, card, 'captive') &&
  captorOf(game, card) === player &&
  game.decide(areMovedByTheirCaptors, { captive: card, captor: player })

/** Is it a captive of the player's who is with nobody of his, so that he cannot be moved? */
export const isLeftAlone = (game: Game, card: CardId, player: PlayerName): boolean =>
  is(game, card, 'captive') &&
  captorOf(game, card) === player &&
  !isHeld(game, card, player) &&
  !game.decide(movesWhomNobodyHolds, { captive: card, captor: player })

/** Is the captive with personnel of the captor's, or aboard a ship or facility of his? */
function isHeld(game: Game, captive: CardId, captor: PlayerName, { cards }: State = game.state): boolean {
  const at = cards.find(c => c.id === captive)
  const host = cards.find(c => c.id === at?.holder)
  return (at?.place === 'aboard' && host?.controller === captor) || isWith(game, captive, captor, cards)
}

/** Are personnel of the player's with the captive who are none themselves? */
function isWith(game: Game, captive: CardId, player: PlayerName, cards: State['cards']): boolean {
  const at = cards.find(c => c.id === captive)
  return cards.some(
    c =>
      c.place === at?.place &&
      c.holder === at.holder &&
      c.controller === player &&
      isPersonnel(game, c.id) &&
      !c.is.includes('captive'),
  )
}

/** Captives whom nobody holds are free when their captors leave them with their own, or their own come to them, where the law frees them. */
export function freeWhomNobodyHolds(game: Game, before: State): void {
  for (const card of game.state.cards) {
    const { id, owner } = card
    if (!card.is.includes('captive') || !isWherePersonnelStand(card)) continue
    if (!before.cards.find(c => c.id === id)?.is.includes('captive')) continue
    const captor = captorOf(game, id)
    if (isHeld(game, id, captor) || !isWith(game, id, owner, game.state.cards)) continue
    if (!isHeld(game, id, captor, before) && isWith(game, id, owner, before.cards)) continue
    if (!game.decide(isFreedByHisOwn, { captive: id })) continue
    lift(game, id, 'captive')
    game.change(id, { controller: owner })
  }
}

/** Is it a captive whom the player's opponent holds, so that its own player does nothing with it? */
export const isHeldFrom = (game: Game, card: CardId, player: PlayerName): boolean =>
  is(game, card, 'captive') &&
  captorOf(game, card) !== player &&
  game.decide(areMovedByTheirCaptors, { captive: card, captor: captorOf(game, card) })

/** Brings the captive to personnel of the captor's at its location, where the law does and there are some. */
export function* takeAway(game: Game, captive: CardId, by: CardId): Flow {
  const captor = captorOf(game, captive)
  const { holder: here } = game.card(captive)
  const location = locationOf(game, captive)
  const groups = game.state.cards.filter(
    c =>
      c.controller === captor &&
      isPersonnel(game, c.id) &&
      !is(game, c.id, 'captive') &&
      isWherePersonnelStand(c) &&
      locationOf(game, c.id) === location,
  )
  const holders = [...new Set(groups.map(c => c.holder))]
  if (!game.decide(joinsItsCaptors, { captive, captor, there: holders.length > 0 }) || holders.includes(here)) return
  const [to] = yield* select(game, { who: captor, from: holders, count: 1, by })
  const place = groups.find(c => c.holder === to)?.place
  if (to !== undefined && place) move(game, captive, place, to)
}

/** Makes it a captive by the card, which the player plays or uses; it stays where it is. False = it was sent back instead. */
export function capture(game: Game, card: CardId, by: CardId, player: PlayerName): boolean {
  if (isSentBack(game, card, 'captured')) return false
  record(game, game.decide(becomesCaptiveOf, { card, player }), 'captured', card)
  game.tell({ event: 'captured', cards: [card], by })
  impose(game, card, 'captive')
  return true
}

/** The captive is in the brig of that player, who controls it. */
export function imprison(game: Game, captive: CardId, captor: PlayerName): void {
  move(game, captive, 'brig', captor)
  game.change(captive, { controller: captor })
}

/** The captive is free, and at an outpost of its player's; where he has none it stays where it is. */
export function* release(game: Game, captive: CardId, by: CardId): Flow {
  const { owner } = game.card(captive)
  lift(game, captive, 'captive')
  game.change(captive, { controller: owner })
  const from = game.state.cards.filter(c => c.controller === owner && isOutpost(game, c.id)).map(c => c.id)
  const [home] = yield* select(game, { who: owner, from, count: 1, by })
  if (home !== undefined) move(game, captive, 'aboard', home)
}

const isOutpost = (game: Game, card: CardId): boolean => inPlay(game.card(card)) && game.facts(card).class === 'outpost'

/** What lies on the captive. */
export const cardsOn = (game: Game, captive: CardId): readonly CardId[] => cardsIn(game, 'on', captive).map(c => c.id)

/** What this room adds to the features of cards. */
export const features: Features<'captive'> = {
  captive: (game, id, f, you) => is(game, id, 'captive') && (captorOf(game, id) === you) === (f.captive === 'yours'),
}
