import { cardsIn, isIn, locationOf } from '../board/places.ts'
import type { CardId, CardState, PlayerName } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import type { Card } from '../text/card.ts'
import { matches } from '../text/match.ts'
import type { Requirements } from '../text/requirement.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedRequirementForms {
  /** A ship of the player's like that in orbit, with somebody like that aboard. */
  inOrbit: { readonly inOrbit: Filter; readonly aboard: Clause & { readonly where: Filter } }
}

const freighterOrTransport: Filter = {
  any: [{ keyword: 'Freighter' }, { keyword: 'Transport' }, { class: 'Freighter' }],
}

export const card: Card = {
  title: 'Deliver Supplies',
  print: 'whole',
  glossary: {
    requires: [
      {
        ruling: '1eD-deliver-supplies-01',
        needs: {
          inOrbit: freighterOrTransport,
          aboard: { ruling: '1eD-deliver-supplies-02', where: { skill: 'Transporter Skill' } },
        },
      },
    ],
  },
}

const isInOrbit = (game: Game, card: CardState, at: CardId | undefined, you: PlayerName): boolean =>
  card.controller === you && isIn(card, 'space', 'docked') && locationOf(game, card.id) === at

const hasAboard = (game: Game, ship: CardId, where: Filter, you: PlayerName): boolean =>
  cardsIn(game, 'aboard', ship).some(c => matches(game, c.id, where, you, true))

export const requirements: Requirements<'inOrbit'> = {
  inOrbit(game, { inOrbit, aboard }, { cards: [first], you }) {
    const at = first === undefined ? undefined : locationOf(game, first)
    const ships = game.state.cards.filter(c => isInOrbit(game, c, at, you) && matches(game, c.id, inOrbit, you))
    if (!game.inForce(aboard)) return ships.length > 0
    game.credit(aboard)
    return ships.some(ship => hasAboard(game, ship.id, aboard.where, you))
  },
}
