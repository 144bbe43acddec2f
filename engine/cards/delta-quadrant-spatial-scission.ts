import { inPlay } from '../board/places.ts'
import { grantActions } from '../mechanics/reporting/granted-actions.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { Features } from '../text/match.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedCardText {
  /** Its player may have so many copies of such a card in play. */
  readonly copies?: Clause & { readonly where: Filter; readonly upTo: number }
}

export interface AddedEffectWords {
  /** In this turn its player does two things more: he plays cards, or draws them. */
  'grant actions': object
}

export interface AddedFilter {
  /** Its owner has a copy of it in play. */
  readonly copyInPlay?: true
}

const native: Filter = { type: ['personnel', 'ship'], icon: 'delta quadrant', unique: true }

export const card: Card = {
  title: 'Delta Quadrant Spatial Scission',
  print: {
    plays: 'the benefit that the Glossary states, in place of the one that its print of today has',
    leftOut: 'what it adds to attributes, and that each title is used once per game',
    why: 'no attributes are looked at, and one card is placed out-of-play by it',
  },
  glossary: {
    plays: [{ stays: true }],
    copies: { where: native, upTo: 2 },
    uses: [
      {
        once: 'turn',
        on: { ...native, cardIn: 'hand', copyInPlay: true, whose: 'yours' },
        effects: [{ do: 'put out of play', who: 'target' }, { do: 'grant actions' }],
      },
    ],
  },
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
