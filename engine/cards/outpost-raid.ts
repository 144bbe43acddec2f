import { inPlay, locationOf } from '../board/places.ts'
import type { CardId, PlayerName } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { cardOf } from '../kernel/individual.ts'
import { isAtTheFacility } from '../questions/dilemmas/single.ts'
import type { Card } from '../text/card.ts'
import { matches } from '../text/match.ts'
import type { Requirements } from '../text/requirement.ts'
import type { Filter } from '../text/text.ts'

export interface AddedRequirementForms {
  /** They are at a facility like that, by the rulings on who is. */
  at: { readonly at: Filter }
}

const yourOutpost: Filter = { class: 'outpost', whose: 'yours' }

export const card: Card = {
  title: 'Outpost Raid',
  print: 'whole',
  faq1996: {
    dilemma: {
      ruling: 'custom-cards-283',
      conditions: {
        any: [
          { all: [{ at: yourOutpost }, { total: 'strength', over: 81 }] },
          { all: [{ not: { at: yourOutpost } }, { total: 'strength', over: 18 }] },
        ],
      },
      effects: [
        {
          do: 'select',
          as: 'raided',
          by: 'opponent',
          count: 2,
          from: { all: { type: 'personnel', whose: 'yours' }, here: true },
          why: 'kill',
          if: { at: yourOutpost },
        },
        { do: 'discard', who: 'this', if: { at: yourOutpost } },
        { do: 'kill', who: { chosen: 'raided' } },
      ],
    },
  },
  glossary: {
    dilemma: {
      ruling: 'custom-cards-283',
      conditions: {
        any: [
          { total: 'strength', over: 81 },
          { all: [{ not: { here: yourOutpost } }, { total: 'strength', over: 18 }] },
        ],
      },
      effects: [
        {
          do: 'select',
          as: 'raided',
          by: 'opponent',
          count: 2,
          from: 'personnel facing',
          why: 'kill',
          if: { here: yourOutpost },
        },
        { do: 'discard', who: 'this', if: { here: yourOutpost } },
        { do: 'kill', who: { chosen: 'raided' } },
      ],
    },
  },
}

function isAtFacility(game: Game, filter: Filter, [first]: readonly CardId[], you: PlayerName): boolean {
  if (first === undefined) return false
  const card = cardOf(first)
  return game.state.cards.some(
    c =>
      inPlay(c) &&
      locationOf(game, c.id) === locationOf(game, card) &&
      matches(game, c.id, filter, you) &&
      game.decide(isAtTheFacility, { card, facility: c.id }),
  )
}

export const requirements: Requirements<'at'> = {
  at: (game, { at }, { cards, you }) => isAtFacility(game, at, cards, you),
}
