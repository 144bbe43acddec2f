import type { Game } from '../kernel/game.ts'
import { cardsWith } from '../text/cards-with.ts'
import { matches } from '../text/match.ts'
import type { Clause, Filter } from '../text/text.ts'
import { can } from './can.ts'
import { inPlay, locationOf } from './places.ts'
import type { CardId } from './state.ts'

/** By its text no player controls the card. */
export const isSelfControlled = (game: Game, card: CardId): boolean => !!game.text(card).selfControlled

const attackers = cardsWith(text => text.selfControlled)

/** The cards in play that no player controls. */
export const selfControlled = (game: Game): readonly CardId[] => attackers(game).map(c => c.id)

/** What the card would attack where it is now; what decides that is remembered only when it does. */
export function preyAt(game: Game, card: CardId, attacks = false): readonly CardId[] {
  const text = game.text(card).selfControlled
  const at = locationOf(game, card)
  if (!text || at === undefined) return []
  return game.state.cards
    .filter(c => c.id !== card && inPlay(c) && locationOf(game, c.id) === at)
    .map(c => c.id)
    .filter(id => fits(game, card, text.attacks, id, attacks))
    .filter(id => can(game, id, 'be attacked', card))
}

type Kind = Clause & { readonly where: Filter }

function fits(game: Game, card: CardId, kinds: readonly Kind[], id: CardId, attacks: boolean): boolean {
  const kind = kinds.find(k => game.inForce(k) && matches(game, id, k.where, game.card(card).owner))
  if (kind && attacks) game.credit(kind)
  return !!kind
}
