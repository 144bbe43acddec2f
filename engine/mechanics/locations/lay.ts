import type { Where } from '../../../protocol/types.ts'
import { isInVain } from '../../board/feasible.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { correspondingTo } from '../../board/time-locations.ts'
import { malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { liesApart, mayLieInVain, mayLieWithoutItsPlace } from '../../questions/locations/settled.ts'

/** Refuses a time location where the law does not let it lie; gives the row in which it is put. */
export function checkLaying(game: Game, player: PlayerName, card: CardId, to: Where | undefined): string {
  if (to?.[0] !== 'spaceline') return malformed('wrong-place', `${card} is put among the locations`, [card], 'choice')
  const row = rowOf(game, card)
  if (to[1] !== row) refuse('wrong-place', `${card} does not lie there`, [card], 'choice')
  if (!correspondingTo(game, card).length && !game.decide(mayLieWithoutItsPlace, { card }))
    refuse('requirement', `No place in play corresponds to ${card}`, [card])
  if (isInVain(game, player, card, game.text(card).whenPlaced) && !game.decide(mayLieInVain, { card }))
    refuse('requirement', `${player} cannot do what ${card} says`, [card])
  return row
}

/** Where a time location lies. */
export function rowOf(game: Game, card: CardId): string {
  const { quadrant = 'alpha' } = game.facts(card)
  return game.decide(liesApart, { card }) ? 'time' : quadrant
}
