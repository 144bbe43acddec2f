import type { Game } from '../flow/game.ts'
import { reachesOthers } from '../rules/dilemmas/procedure-questions.ts'
import { inPlay, isPersonnel } from './places.ts'
import { speaksTo } from './speaks-to.ts'
import type { CardId } from './state.ts'
import type { Context } from './who.ts'

/** Does the dilemma reach the card: one of those who face it, or one whom rules let it reach besides? */
export function isReached(game: Game, card: CardId, { this: dilemma, group }: Context): boolean {
  if (game.facts(dilemma).type !== 'dilemma' || !isPersonnel(game, card)) return true
  if (!group) return !isForeign(game, card, dilemma) || game.decide(reachesOthers, { card, dilemma, as: 'later' })
  if (group.present.includes(card)) return true
  const as = game.card(card).holder === group.ship ? 'aboard' : 'at the location'
  return game.decide(reachesOthers, { card, dilemma, as })
}

/** Of another player than the one who met the dilemma, which is in play. */
function isForeign(game: Game, card: CardId, dilemma: CardId): boolean {
  return inPlay(game.card(dilemma)) && game.card(card).controller !== speaksTo(game, dilemma)
}
