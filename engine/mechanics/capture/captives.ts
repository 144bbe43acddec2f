import { is } from '../../board/can.ts'
import { record } from '../../board/history.ts'
import { impose, lift, move } from '../../board/moves.ts'
import { cardsIn, inPlay, isPersonnel, locationOf } from '../../board/places.ts'
import { type CardId, opponentOf, type PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { becomesCaptiveOf, joinsItsCaptors } from '../../questions/capture/questions.ts'
import { areMovedByTheirCaptors } from '../../questions/capture/settled.ts'
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
      ['aboard', 'planet', 'site'].includes(c.place) &&
      locationOf(game, c.id) === location,
  )
  const holders = [...new Set(groups.map(c => c.holder))]
  if (!game.decide(joinsItsCaptors, { captive, captor, there: holders.length > 0 }) || holders.includes(here)) return
  const [to] = holders.length > 1 ? yield* select(game, { who: captor, from: holders, count: 1, by }) : holders
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

/** The captive is free, and at an outpost of its player's; where he has none it stays where it is. */
export function* release(game: Game, captive: CardId, by: CardId): Flow {
  const { owner } = game.card(captive)
  lift(game, captive, 'captive')
  game.change(captive, { controller: owner })
  const from = game.state.cards.filter(c => c.controller === owner && isOutpost(game, c.id)).map(c => c.id)
  const [home] = yield* select(game, { who: owner, from, count: 1, by })
  if (home !== undefined) move(game, captive, 'aboard', home)
}

const isOutpost = (game: Game, card: CardId): boolean =>
  inPlay(game.card(card)) && game.facts(card).type === 'facility' && game.facts(card).class === 'outpost'

/** What lies on the captive. */
export const cardsOn = (game: Game, captive: CardId): readonly CardId[] => cardsIn(game, 'on', captive).map(c => c.id)

/** What this room adds to the features of cards. */
export const features: Features<'captive'> = {
  captive: (game, id, f, you) => is(game, id, 'captive') && (captorOf(game, id) === you) === (f.captive === 'yours'),
}
