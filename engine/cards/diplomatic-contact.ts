import { discard, move } from '../board/moves.ts'
import { hostOf } from '../board/places.ts'
import { areOfOneAffiliation } from '../mechanics/compatibility/affiliations.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { showTaken } from '../text/effects.ts'
import { resolve } from '../text/selector.ts'
import type { Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** They go on top of the draw deck; whose affiliation is that of the personnel that the card lies on ends the contact. */
  'make contact': { readonly who: Who }
}

export const card: Card = {
  title: 'Diplomatic Contact',
  print: 'whole',
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-368',
        on: { type: 'personnel', whose: 'yours', skills: { Diplomacy: 1, Treachery: 1 }, not: { affiliation: 'borg' } },
        stays: true,
      },
    ],
    uses: [
      {
        ruling: 'custom-cards-369',
        once: 'turn',
        effects: [
          {
            do: 'select',
            as: 'given',
            by: 'you',
            count: 1,
            from: { cardsIn: 'hand', of: 'you' },
            where: { not: { type: 'personnel' } },
          },
          { do: 'discard', who: { chosen: 'given' } },
          {
            do: 'select',
            as: 'contact',
            by: 'you',
            count: 1,
            from: { cardsIn: 'discard', of: 'you' },
            where: { type: 'personnel' },
          },
          { do: 'make contact', who: { chosen: 'contact' } },
        ],
      },
    ],
  },
}

export const effects: EffectHandlers<'make contact'> = {
  'make contact'(game, { who }, context) {
    const host = hostOf(game, context.this)
    for (const id of resolve(game, who, context)) {
      const shared = host !== undefined && areOfOneAffiliation(game, id, host)
      move(game, id, 'deck', game.card(id).owner)
      showTaken(game, id, context.you)
      if (shared) discard(game, context.this)
    }
  },
}
