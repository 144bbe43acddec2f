import { is } from '../../board/can.ts'
import { record } from '../../board/history.ts'
import { impose, lift, move } from '../../board/moves.ts'
import { cardsIn, inPlay } from '../../board/places.ts'
import { type CardId, opponentOf, type PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { Features } from '../../text/match.ts'
import { isSentBack } from '../holograms/holograms.ts'
import { select } from '../selections/select.ts'
import { becomesCaptiveOf } from './questions.ts'

/** Who has the captive: whoever captured it or, where that is not known, the other player than its own. */
export function captorOf(game: Game, captive: CardId): PlayerName {
  const deed = game.state.history.findLast(d => d.kind === 'captured' && d.card === captive)
  return deed?.player ?? opponentOf(game.state, game.card(captive).owner)
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
