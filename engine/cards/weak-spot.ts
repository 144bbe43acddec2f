import type { CardId } from '../board/state.ts'
import { changesTo } from '../board/value.ts'
import type { Game } from '../kernel/game.ts'
import { select } from '../mechanics/selections/select.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { resolve } from '../text/selector.ts'
import type { Who } from '../text/text.ts'

export interface AddedPlayText {
  /** Its target must be under attack by so many ships. @alone, for no other card counts those who attack */
  readonly underAttackBy?: number
}

export interface AddedEffectWords {
  /** For this battle the SHIELDS of the ship are without what one card adds, which the player selects. @alone, for no other card suspends one enhancement */
  'suspend an enhancement': { readonly who: Who }
}

export const card: Card = {
  title: 'Weak Spot',
  print: 'whole',
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-498',
        answers: { to: 'battle' },
        on: { type: 'ship' },
        underAttackBy: 2,
        effects: [
          {
            do: 'choose',
            by: 'you',
            options: [
              { word: 'first', effects: [{ do: 'lessen', who: 'target', shields: 4 }] },
              { word: 'second', effects: [{ do: 'suspend an enhancement', who: 'target' }] },
            ],
          },
        ],
      },
    ],
  },
}

/** The cards that add to the SHIELDS of the ship. */
const enhancing = (game: Game, ship: CardId): readonly CardId[] => [
  ...new Set(
    changesTo(game, ship, 'shields').flatMap(({ by, add = 0, multiply = 1 }) => (add > 0 || multiply > 1 ? [by] : [])),
  ),
]

export const effects: EffectHandlers<'suspend an enhancement'> = {
  *'suspend an enhancement'(game, { who }, context) {
    for (const ship of resolve(game, who, context)) {
      const from = enhancing(game, ship)
      const [by] = yield* select(game, { who: context.you, from, count: 1, by: context.this })
      if (by !== undefined) game.note('suspended', [...(game.notes.suspended ?? []), { ship, by }])
    }
  },
}
