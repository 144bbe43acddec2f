import { inPlay } from '../../../board/places.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import type { Features } from '../../../text/match.ts'
import type { CardText, Filter } from '../../../text/text.ts'
import { grantActions } from '../../reporting/granted-actions.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Its player may have so many copies of such a card in play. */
    readonly copies?: Clause & { readonly where: Filter; readonly upTo: number }
  }
  interface EffectWords {
    /** In this turn its player does two things more: he plays cards, or draws them. */
    'grant actions': object
  }
  interface Filter {
    /** Its owner has a copy of it in play. */
    readonly copyInPlay?: true
  }
}

const native: Filter = { type: ['personnel', 'ship'], icon: 'delta quadrant', unique: true }

export const deltaQuadrantSpatialScission: CardText = {
  title: 'Delta Quadrant Spatial Scission',
  plays: [{ stays: true }],
  copies: { where: native, upTo: 2 },
  uses: [
    {
      once: 'turn',
      on: { ...native, cardIn: 'hand', copyInPlay: true, whose: 'yours' },
      effects: [{ do: 'put out of play', who: 'target' }, { do: 'grant actions' }],
    },
  ],
}

export const effects: EffectHandlers<'grant actions'> = {
  'grant actions'(game, _, context) {
    grantActions(game, context.you, context.this)
  },
}

export const features: Features<'copyInPlay'> = {
  copyInPlay: (game, id) => {
    const { title, owner } = game.card(id)
    return game.state.cards.some(c => c.id !== id && c.title === title && c.owner === owner && inPlay(c))
  },
}
