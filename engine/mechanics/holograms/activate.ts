import { is } from '../../board/can.ts'
import { requireOwnTurn } from '../../board/history.ts'
import { lift } from '../../board/moves.ts'
import { isPersonnel, presentWith } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { type Flow, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isActivatedByOthers, isActivatedTheSameTurn } from '../../questions/holograms/settled.ts'
import { isHolographic } from './holograms.ts'
import { isProjected } from './projected.ts'

const unable = ['stopped', 'disabled', 'stasis', 'captive', 'deactivated'] as const

/** The deactivated hologram that is meant when it, or somebody for it, is used; none where the law has nobody activate it. */
export function hologramToActivate(game: Game, used: CardId, target?: CardId): CardId | undefined {
  const card = target ?? used
  const isOff = isHolographic(game, card) && game.card(card).is.includes('deactivated')
  return isOff && game.decide(isActivatedByOthers, { card }) ? card : undefined
}

/** One of its player's personnel who is present and able to act activates a hologram; `by` = who. */
export function* activateHologram(game: Game, player: PlayerName, card: CardId, by: CardId): Flow {
  requireOwnTurn(game, player, [card])
  const since = game.state.history.findLast(d => d.kind === 'deactivated' && d.card === card)
  if (since?.turn === game.state.turn.number && !game.decide(isActivatedTheSameTurn, { card }))
    refuse('wrong-time', `${card} was deactivated in this turn`, [card])
  if (!isProjected(game, card)) refuse('wrong-place', `Nothing generates ${card} there`, [card])
  const able = presentWith(game, card).filter(
    id =>
      (by === card || id === by) &&
      isPersonnel(game, id) &&
      game.card(id).controller === player &&
      !unable.some(condition => is(game, id, condition)),
  )
  if (!able.length) refuse('condition', `Nobody who is present can activate ${card}`, [card])
  lift(game, card, 'deactivated')
}
