import { move } from '../../../board/moves.ts'
import { crewOf, locationOf } from '../../../board/places.ts'
import type { Texts } from '../../../kernel/room.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import { resolve } from '../../../text/selector.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** The card is in space, with the crew of that ship in it. */
    'take the crew in': { readonly from: Who }
  }
}

const escapePod = (ruling?: string): CardText => ({
  title: 'Escape Pod',
  plays: [
    {
      answers: { to: 'destroyed', what: { type: 'ship' } },
      effects: [{ ...(ruling ? { ruling } : {}), do: 'take the crew in', from: 'answered' }],
    },
  ],
})

export const effects: EffectHandlers<'take the crew in'> = {
  'take the crew in'(game, { from }, context) {
    const [ship] = resolve(game, from, context)
    const mission = ship && locationOf(game, ship)
    if (ship === undefined || mission === undefined) return
    move(game, context.this, 'space', mission)
    for (const card of crewOf(game, ship, game.card(ship).controller)) move(game, card, 'aboard', context.this)
  },
}

export const texts = { faq1996: [escapePod('faq96-23-beaming-07')], glossary: [escapePod()] } satisfies Texts
