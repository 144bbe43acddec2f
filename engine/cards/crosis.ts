import { move } from '../board/moves.ts'
import { hostOf } from '../board/places.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { resolve } from '../text/selector.ts'
import type { Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** It goes where they are, as one of them. */
  join: { readonly whom: Who }
}

const rogueBorg = { name: 'Rogue Borg Mercenaries' } as const

const onThem = { on: rogueBorg, stays: true } as const

const doubles = { ruling: 'faq96-39-rogue-borg-03', multiply: { strength: 2 } } as const

export const card: Card = {
  title: 'Crosis',
  print: { lies: ['ship'] },
  /** One of them, who doubles the STRENGTH of all. */
  faq1996: {
    intruder: true,
    plays: [{ ...onThem, effects: [{ do: 'join', whom: 'target' }] }],
    standing: [
      { ruling: 'faq96-39-rogue-borg-03', affects: 'this', add: { strength: 1 }, per: { beside: { intruder: true } } },
      { ...doubles, affects: { cardsOn: 'host' }, together: { ruling: 'custom-cards-73' } },
    ],
  },
  readings: [
    {
      question: 'is-crosis-one-of-them',
      reading: 'no',
      where: 'faq1996',
      /** Their leader, who does not fight himself. */
      text: {
        plays: [onThem],
        standing: [{ ...doubles, affects: { all: { ...rogueBorg, presentWith: { bearing: 'Crosis' } } } }],
      },
    },
  ],
}

export const effects: EffectHandlers<'join'> = {
  join(game, { whom }, context) {
    const [one] = resolve(game, whom, context)
    const ship = one === undefined ? undefined : hostOf(game, one)
    if (ship !== undefined) move(game, context.this, 'on', ship)
  },
}
