import type { Act } from '../../../../protocol/types.ts'
import { move } from '../../../board/moves.ts'
import { inPlay } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import { malformed, refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { nativeQuadrant } from '../../../questions/locations/questions.ts'
import { isOneStationWith } from '../../../questions/names/questions.ts'
import { isRefusedAtOnce, mayBeSeededAt } from '../../../questions/seeding/questions.ts'
import { isSeededAtAMission } from '../../../questions/seeding/settled.ts'
import { nameMode } from '../../compatibility/declare.ts'
import { checkPlacing, requireItsPlace } from '../../locations/placing.ts'
import { checkPhase, layDown } from './seed-by-text.ts'

/** Puts a facility in front of a mission. */
export function seedFacility(game: Game, card: CardId, { to, word }: Act): void {
  const [place, holder] = to ?? malformed('wrong-place', `${card} is seeded at a location`, [card], 'choice')
  if (holder === card) malformed('wrong-place', `${card} is not seeded at itself`, [card], 'choice')
  const atAMission = (place === 'space' || place === 'planet') && game.find(holder)?.place === 'spaceline'
  if (!atAMission && game.decide(isSeededAtAMission, { facility: card }))
    refuse('wrong-place', `${card} is seeded at a location`, [card], 'choice')
  checkPhase(game, card)
  if (atAMission) checkQuadrant(game, card, holder)
  if (atAMission) nameMode(game, card, word)
  if (atAMission) checkPlacing(game, game.card(card).owner, card, holder)
  if (atAMission) requireItsPlace(game, game.card(card).owner, card, holder)
  if (isSecondVersion(game, card)) {
    if (game.decide(isRefusedAtOnce, { card, mission: holder }))
      refuse('limit', `Another version of ${card} is in play`, [card], 'start')
    return move(game, card, 'removed', game.card(card).owner)
  }
  move(game, card, place, holder)
  layDown(game, card)
}

function checkQuadrant(game: Game, facility: CardId, mission: CardId): void {
  const quadrant = game.decide(nativeQuadrant, { printed: game.facts(facility) })
  const native = game.card(mission).holder === quadrant
  if (!game.decide(mayBeSeededAt, { facility, mission, native }))
    refuse('wrong-place', `${facility} is of the ${quadrant} quadrant`, [facility, mission], 'choice')
}

/** Is another version of the station in play, whoever has it? */
const isSecondVersion = (game: Game, card: CardId): boolean =>
  game.state.cards.some(
    c =>
      c.id !== card &&
      game.facts(c.id).type === 'facility' &&
      game.decide(isOneStationWith, { a: game.card(card).title, b: c.title }) &&
      inPlay(c),
  )
