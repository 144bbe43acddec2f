import { inPlay, locationOf } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import { value } from '../board/value.ts'
import type { Game } from '../kernel/game.ts'
import type { Card } from '../text/card.ts'
import type { Features } from '../text/match.ts'
import type { Filter } from '../text/text.ts'

export interface AddedAskingText {
  /** No other such card of theirs may be at the location. */
  readonly alone?: true
}

export interface AddedFilter {
  /**
   * The only ship of its player's at the location, with SHIELDS of which three times the number is less than the WEAPONS of all
   * ships that fight it. @alone No other card compares so.
   */
  readonly outgunned?: true
}

const target: Filter = { type: 'ship', whose: "opponent's", docked: false, outgunned: true }

export const card: Card = {
  title: 'Outgunned',
  print: 'whole',
  glossary: {
    asks: {
      ruling: '1eS-showing-your-cards-18',
      about: { type: 'ship', cardIn: 'play', docked: false },
      alone: true,
      tells: 'shields',
    },
    plays: [
      {
        ruling: 'custom-cards-436',
        answers: { to: 'battle', what: target },
        effects: [
          { do: 'keep out of the battle', who: { involved: target } },
          { do: 'capture', who: { crewOf: { involved: target } } },
          { do: 'take control', who: { involved: target } },
        ],
      },
    ],
  },
}

const isShipOf = (game: Game, id: CardId, ship: CardId, whose: 'the same' | 'another'): boolean =>
  game.facts(id).type === 'ship' && (game.card(id).controller === game.card(ship).controller) === (whose === 'the same')

/** The WEAPONS of all ships that are in the battle with it. */
const weaponsAgainst = (game: Game, ship: CardId): number =>
  (game.state.history.findLast(d => d.kind === 'battle')?.cards ?? [])
    .filter(id => isShipOf(game, id, ship, 'another'))
    .reduce((sum, id) => sum + value(game, id, 'weapons'), 0)

export const features: Features<'outgunned'> = {
  outgunned(game, ship) {
    const others = game.state.cards.filter(
      c => c.id !== ship && inPlay(c) && locationOf(game, c.id) === locationOf(game, ship),
    )
    const isAlone = !others.some(c => isShipOf(game, c.id, ship, 'the same'))
    return isAlone && weaponsAgainst(game, ship) > 3 * value(game, ship, 'shields')
  },
}
