import { theSpaceline } from '../board/locations.ts'
import { move } from '../board/moves.ts'
import { crewOf, locationOf } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import { refuse } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import type { Language } from '../kernel/language.ts'
import { select } from '../mechanics/selections/select.ts'
import { isUsedOtherwise } from '../questions/timing/settled.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { matches } from '../text/match.ts'

export interface AddedEffectWords {
  /** The ship with him aboard goes to another location of the spaceline. */
  'move his ship': object
}

export const card: Card = {
  title: 'The Traveler',
  print: 'whole',
  glossary: {
    uses: [{ ruling: 'custom-cards-940', effects: [{ do: 'move his ship' }, { do: 'take into hand', who: 'this' }] }],
  },
}

/** The ship with the card aboard; undefined where it is elsewhere. */
function shipOf(game: Game, card: CardId): CardId | undefined {
  const { place, holder } = game.card(card)
  return place === 'aboard' && game.facts(holder).type === 'ship' ? holder : undefined
}

/** Refuses to move a ship of another player's, or one without Youth. */
const checkShip: Language['useChecks'][number] = (game, player, card, text) => {
  if (!text.effects.some(e => e.do === 'move his ship')) return
  const ship = shipOf(game, card)
  const crew = ship && game.card(ship).controller === player ? crewOf(game, ship, player) : []
  if (crew.some(id => matches(game, id, { skill: 'Youth' }, player, true))) return
  game.credit(text)
  if (!game.decide(isUsedOtherwise, { card, what: 'cards' }))
    refuse('requirement', `${card} is not with Youth aboard a ship of ${player}'s`, [card])
}

export const effects: EffectHandlers<'move his ship'> = {
  *'move his ship'(game, _, { you, this: by }) {
    const ship = shipOf(game, by)
    const here = ship && locationOf(game, ship)
    if (ship === undefined || here === undefined) return
    const from = theSpaceline(game, by, here).filter(id => id !== here)
    const [to] = yield* select(game, { who: you, from, count: 1, by, why: 'destination' })
    if (to !== undefined) move(game, ship, 'space', to)
  },
}

export const useChecks: Language['useChecks'] = [checkShip]
