import { inPlay, locationOf } from '../board/places.ts'
import type { PlayerName } from '../board/state.ts'
import { value } from '../board/value.ts'
import type { Game } from '../kernel/game.ts'
import type { Card } from '../text/card.ts'
import type { Requirements } from '../text/requirement.ts'

export interface AddedRequirementForms {
  /** The WEAPONS of all that the player has at the location are more than those of the opponent's there. @alone, for no other card compares what both have at a place */
  outguns: { readonly outguns: true }
}

export const card: Card = {
  title: 'Secure Station',
  print: 'whole',
  glossary: { requires: [{ ruling: 'custom-cards-483', needs: { outguns: true } }] },
}

function weaponsAt(game: Game, location: string, counts: (player: PlayerName) => boolean): number {
  return game.state.cards
    .filter(c => inPlay(c) && counts(c.controller) && locationOf(game, c.id) === location)
    .filter(c => ['ship', 'facility'].includes(game.facts(c.id).type))
    .reduce((sum, { id }) => sum + value(game, id, 'weapons'), 0)
}

export const requirements: Requirements<'outguns'> = {
  outguns: (game, _, { cards, you }) => {
    const at = cards[0] && locationOf(game, cards[0])
    return at !== undefined && weaponsAt(game, at, p => p === you) > weaponsAt(game, at, p => p !== you)
  },
}
