import { move } from '../board/moves.ts'
import { affected } from '../text/affected.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { Clause, Filter, Who } from '../text/text.ts'
import { earned } from './shared/earned-artifacts.ts'

export interface AddedEffectWords {
  'lay on the table': { readonly who: Who }
}

export interface AddedCardText {
  /** Points that it is worth as long as it is in play, for each card like that. */
  readonly worth?: readonly (Clause & { readonly points: number; readonly each: Filter })[]
}

export const card: Card = {
  title: 'Ressikan Flute',
  print: { leftOut: 'The Devil, and the limit of five', why: 'nobody plays it, and fewer are there', lies: ['core'] },
  faq1996: {
    timed: earned({ do: 'lay on the table', who: 'this' }),
    worth: [
      {
        ruling: 'faq96-33-ressikan-flute-01',
        points: 5,
        each: { skill: 'Music', whose: 'yours' },
      },
    ],
  },
}

export const effects: EffectHandlers<'lay on the table'> = {
  'lay on the table'(game, { who }, context) {
    for (const card of affected(game, who, context)) move(game, card, 'core', game.card(card).controller)
  },
}
