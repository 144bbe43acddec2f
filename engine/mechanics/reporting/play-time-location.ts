import type { Act } from '../../../protocol/types.ts'
import { requireInHand, requireOwnTurn } from '../../board/history.ts'
import { move } from '../../board/moves.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { type Flow, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { playsWithoutText, timeLocationCosts } from '../../questions/locations/settled.ts'
import { checkLaying } from '../locations/lay.ts'
import { whenPlaced } from '../seeding/seed-mission.ts'
import { window } from '../timing/window.ts'
import { payCardPlay } from './pay.ts'
import type { Origin } from './play.ts'

/** Plays a time location from hand, and carries out what its text does at once. */
export function* playTimeLocation(game: Game, player: PlayerName, act: Act): Flow {
  const card = act.card!
  requireInHand(game, player, [card])
  if (!game.text(card).plays && !game.decide(playsWithoutText, { card }))
    refuse('forbidden', `${card} is not played`, [card])
  requireOwnTurn(game, player, [card])
  const row = checkLaying(game, player, card, act.to)
  if (game.decide(timeLocationCosts, { card, player }) === 'the card play') payCardPlay(game, player, card)
  yield* layTimeLocation(game, player, card, row)
}

/** It comes into play, and its text does what it does at once; the play may be answered. */
export function* layTimeLocation(game: Game, player: PlayerName, card: CardId, row: string, origin: Origin = {}): Flow {
  game.tell({ event: 'started', cards: [card], player })
  move(game, card, 'play', player)
  yield* window(game, { on: 'played', card, by: player, as: 'time location', ...origin })
  if (game.card(card).place !== 'play') return
  move(game, card, 'spaceline', row)
  yield* whenPlaced(game, player, card)
  game.tell({ event: 'resolved', cards: [card] })
}
