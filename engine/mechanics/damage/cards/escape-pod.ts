import { move } from '../../../board/moves.ts'
import { crewOf, locationOf } from '../../../board/places.ts'
import type { Texts } from '../../../kernel/room.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import type { PlayText } from '../../../text/play-text.ts'
import { resolve } from '../../../text/selector.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** The card is in space, with the crew of that ship in it. */
    'take the crew in': { readonly from: Who }
  }
}

const saves: PlayText = {
  answers: { to: 'destroyed', what: { type: 'ship' } },
  stays: true,
  effects: [{ do: 'take the crew in', from: 'answered' }],
}

const escapePod: CardText = { title: 'Escape Pod', plays: [saves] }

const in1996: CardText = { ...escapePod, plays: [{ ...saves, ruling: 'faq96-23-beaming-07' }] }

export const effects: EffectHandlers<'take the crew in'> = {
  'take the crew in'(game, { from }, context) {
    const [ship] = resolve(game, from, context)
    const mission = ship && locationOf(game, ship)
    if (ship === undefined || mission === undefined) return
    move(game, context.this, 'space', mission)
    for (const card of crewOf(game, ship, game.card(ship).controller)) move(game, card, 'aboard', context.this)
  },
}

export const texts = { faq1996: [in1996], glossary: [escapePod] } satisfies Texts
