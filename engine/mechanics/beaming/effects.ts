import { cardsIn } from '../../board/places.ts'
import { turnPlaced } from '../../board/turns.ts'
import { isFlippedWhenPlayed } from '../../questions/beaming/settled.ts'
import { affected } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { resolve } from '../../text/selector.ts'
import { transport } from './beam.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'beam' | 'flip copies'> = {
  *beam(game, { who, to }, context) {
    const [ship] = resolve(game, to, context)
    const cards = affected(game, who, context)
    if (ship && cards.length) yield* transport(game, context.you, cards, 'aboard', ship)
  },
  'flip copies'(game, { whose }, { this: by }) {
    const { title, holder, controller } = game.card(by)
    for (const card of cardsIn(game, 'on', holder)) {
      if (card.title !== title || (whose && card.controller !== controller)) continue
      const isNew = turnPlaced(game, card.id) === game.state.turn.number
      if (isNew && !game.decide(isFlippedWhenPlayed, { card: card.id })) continue
      game.change(card.id, { face: card.face === 'down' ? 'up' : 'down' })
    }
  },
}
