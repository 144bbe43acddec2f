import type { Act } from '../../../protocol/types.ts'
import { requireInHand, requireOwnTurn } from '../../board/history.ts'
import { move } from '../../board/moves.ts'
import type { PlayerName } from '../../board/state.ts'
import { type Flow, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { insertsElsewhere, mayBeInsertedInPlay } from '../../questions/locations/settled.ts'
import { placeInLine, whenPlaced } from '../seeding/seed-mission.ts'
import { window } from '../timing/window.ts'
import { payCardPlay } from './pay.ts'

/** Plays a mission from hand, as its text lets it be played. */
export function* playMission(game: Game, player: PlayerName, act: Act): Flow {
  const card = act.card!
  requireInHand(game, player, [card])
  const { inserted } = game.text(card)
  const asSeeded = inserted === true && game.decide(mayBeInsertedInPlay, { mission: card })
  const mayBe = asSeeded || inserted === 'in play as well'
  if (!mayBe) refuse('forbidden', `${card} is seeded, and not played`, [card])
  requireOwnTurn(game, player, [card])
  const line = act.to?.[0] === 'spaceline' ? act.to[1] : undefined
  if (line === undefined) malformed('wrong-place', `${card} is inserted in a spaceline`, [card], 'choice')
  if (line !== game.facts(card).quadrant && !game.decide(insertsElsewhere, { mission: card, line }))
    refuse('wrong-place', `${card} is inserted in the spaceline of its quadrant`, [card], 'choice')
  payCardPlay(game, player, card)
  game.tell({ event: 'started', cards: [card], player })
  move(game, card, 'play', player)
  yield* window(game, { on: 'played', card, by: player, as: 'mission' })
  if (game.card(card).place !== 'play') return
  placeInLine(game, card, line, act.position)
  yield* whenPlaced(game, player, card)
  game.tell({ event: 'resolved', cards: [card] })
}
