import { inPlay, isPersonnel } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Language } from '../../../kernel/language.ts'
import { reachesOthers } from '../../../questions/dilemmas/procedure.ts'
import type { Context } from '../../../text/selector.ts'
import { speaksTo } from '../../../text/you.ts'

/** Does the dilemma reach the card: one of those who face it, or one whom rules let it reach besides? */
function isReached(game: Game, card: CardId, { this: dilemma, group }: Context): boolean {
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

export const reaches: Language['reaches'] = [isReached]
