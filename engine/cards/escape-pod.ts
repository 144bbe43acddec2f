import { move } from '../board/moves.ts'
import { crewOf, locationOf } from '../board/places.ts'
import type { Card, Text } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { resolve } from '../text/selector.ts'
import type { Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** The card is in space, with the crew of that ship in it. */
  'take the crew in': { readonly from: Who }
}

const escapePod = (ruling: string): Text => ({
  leavesOnce: { ruling: 'custom-cards-141', emptied: true },
  plays: [
    {
      answers: { to: 'destroyed', what: { type: 'ship' } },
      effects: [{ ruling, do: 'take the crew in', from: 'answered' }],
    },
  ],
})

export const card: Card = {
  title: 'Escape Pod',
  print: {
    plays: 'all that is printed: they are rescued by being beamed out',
    lies: ['space'],
    holds: ['personnel'],
  },
  faq1996: escapePod('faq96-23-beaming-07'),
  glossary: escapePod('custom-cards-30'),
}

export const effects: EffectHandlers<'take the crew in'> = {
  'take the crew in'(game, { from }, context) {
    const [ship] = resolve(game, from, context)
    const mission = ship && locationOf(game, ship)
    if (ship === undefined || mission === undefined) return
    move(game, context.this, 'space', mission)
    for (const card of crewOf(game, ship, game.card(ship).controller)) move(game, card, 'aboard', context.this)
  },
}
