import { can } from '../../../board/can.ts'
import { inPlay, isPersonnel, locationOf, presentWith } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import { yours } from '../../../board/targets.ts'
import type { Game } from '../../../kernel/game.ts'
import { countsForRescue, isInReachOfRescue } from '../../../questions/damage/questions.ts'
import { isRescuedByHisKind } from '../../../questions/dilemmas/settled.ts'
import { matches } from '../../../text/match.ts'
import { meets } from '../../../text/requirement.ts'
import type { Requirement } from '../../../text/text.ts'

/** Does a card in play keep this one of those who are being killed alive? */
export function isRescued(game: Game, victim: CardId, dying: readonly CardId[]): boolean {
  const { controller, place } = game.card(victim)
  return game.state.cards.some(({ id }) => {
    const rescue = game.text(id).keepsAlive
    if (!rescue || !game.inForce(rescue) || game.card(id).controller !== controller) return false
    if (!inPlay(game.card(id)) || !can(game, id, 'keep text in force')) return false
    if (!game.decide(isInReachOfRescue, { victim, among: place === 'planet' ? 'Away Team' : 'crew' })) return false
    if (isOfTheirKind(game, victim, rescue.by) && !game.decide(isRescuedByHisKind, { victim })) return false
    return meets(game, rescue.by, helpers(game, victim, dying), controller)
  })
}

/** Those at the location who count. */
function helpers(game: Game, victim: CardId, dying: readonly CardId[]): readonly CardId[] {
  const here = locationOf(game, victim)
  const present = new Set(presentWith(game, victim))
  return yours(game, game.card(victim).controller).filter(
    helper =>
      isPersonnel(game, helper) &&
      locationOf(game, helper) === here &&
      game.decide(countsForRescue, { helper, dying, present: present.has(helper) }),
  )
}

const isOfTheirKind = (game: Game, victim: CardId, by: Requirement): boolean =>
  'skill' in by && by.skill !== undefined && matches(game, victim, { skill: by.skill }, game.card(victim).controller)
