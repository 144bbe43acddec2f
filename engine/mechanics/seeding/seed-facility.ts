import type { Act } from '../../../protocol/types.ts'
import { move } from '../../board/moves.ts'
import type { CardId } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { nativeQuadrant } from '../locations/questions.ts'
import { isSeededAtAMission, mayBeSeededAt } from './questions.ts'
import { checkPhase, layDown } from './seed-by-text.ts'

/** Puts a facility in front of a mission. */
export function seedFacility(game: Game, card: CardId, { to }: Act): void {
  const [place, holder] = to ?? refuse('wrong-place', `${card} is seeded at a location`, [card], 'choice')
  const atAMission = (place === 'space' || place === 'planet') && game.find(holder)?.place === 'spaceline'
  if (!atAMission && game.decide(isSeededAtAMission, { facility: card }))
    refuse('wrong-place', `${card} is seeded at a location`, [card], 'choice')
  checkPhase(game, card)
  if (atAMission) checkQuadrant(game, card, holder)
  move(game, card, place, holder)
  layDown(game, card)
}

function checkQuadrant(game: Game, facility: CardId, mission: CardId): void {
  const quadrant = game.decide(nativeQuadrant, { printed: game.facts(facility) })
  const native = game.card(mission).holder === quadrant
  if (!game.decide(mayBeSeededAt, { facility, mission, native }))
    refuse('wrong-place', `${facility} is of the ${quadrant} quadrant`, [facility, mission], 'choice')
}
