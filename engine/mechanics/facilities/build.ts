import type { Act } from '../../../protocol/types.ts'
import { can } from '../../board/can.ts'
import { destinationOf } from '../../board/destination.ts'
import { remember, requireInHand, requireOwnTurn } from '../../board/history.ts'
import { inPlay } from '../../board/places.ts'
import type { CardId, CardState, PlayerName } from '../../board/state.ts'
import { type Flow, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isBuiltRegardless } from '../../questions/facilities/settled.ts'
import { matches } from '../../text/match.ts'
import { refersTo } from '../../text/names.ts'
import { teamOf } from '../compatibility/team.ts'
import { requireDoorway } from '../doorways/admission.ts'
import { build, isFounded } from '../downloading/build.ts'
import { checkPlacing, requireItsPlace } from '../locations/placing.ts'
import { comesAsItIs, nativeAt } from '../reporting/natives.ts'
import { payCardPlay } from '../reporting/pay.ts'

/** Builds a facility from hand where the player has whom its text asks for, or personnel whose text says that they build it. */
export function* buildFromHand(game: Game, player: PlayerName, act: Act): Flow {
  const card = act.card!
  const mission = destinationOf(game, card, act, 'is built at a location')
  requireInHand(game, player, [card])
  requireOwnTurn(game, player, [card])
  const home = nativeAt(game, player, card, mission)
  if (!comesAsItIs(game, card, home)) requireDoorway(game, { card, player, way: 'play', at: mission })
  checkPlacing(game, player, card, mission)
  const builder = builderAt(game, player, card, mission)
  if (!builder) requireItsPlace(game, player, card, mission)
  const isLet = home !== undefined || !!builder || (game.text(card).built && isFounded(game, player, card, mission))
  if (!isLet && !game.decide(isBuiltRegardless, { facility: card, at: mission }))
    refuse('requirement', `Nobody on ${mission} builds ${card}`, [card, mission], 'choice')
  payCardPlay(game, player, card)
  if (builder) remember(game, { player, kind: 'built by text', card, cards: [builder.id] })
  yield* build(game, player, card, mission, {})
}

/** Somebody on the planet of an unsolved mission who builds it, with whoever is needed for that in the same team. */
function builderAt(game: Game, player: PlayerName, card: CardId, mission: CardId): CardState | undefined {
  return game.state.cards.find(one => {
    const { builds } = game.text(one.id)
    if (!builds || !game.inForce(builds) || !inPlay(one)) return false
    if (!refersTo(game, builds.facility, game.card(card).title)) return false
    game.credit(builds)
    if (one.place !== 'planet' || one.holder !== mission || game.card(mission).is.includes('completed')) return false
    if (one.controller !== player || !can(game, one.id, 'use skills')) return false
    return teamOf(game, one.id).some(other => inPlay(game.card(other)) && matches(game, other, builds.beside, player))
  })
}
