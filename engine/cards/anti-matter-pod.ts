import { move } from '../board/moves.ts'
import { goesIntoSpace } from '../questions/movement/questions.ts'
import { affected } from '../text/affected.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { resolve } from '../text/selector.ts'
import type { Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** Out of whatever they are aboard, into the space of the location. */
  'leave in space': { readonly who: Who; readonly at: Who }
}

export const card: Card = {
  title: 'Anti-Matter Pod',
  print: { leftOut: 'what it does to the next ship, and what nullifies it', why: 'no ship comes where it was left' },
  glossary: {
    uses: [
      {
        on: { type: 'mission', kind: 'space' },
        here: true,
        effects: [{ do: 'leave in space', who: 'this', at: 'target' }],
      },
      {
        on: { name: "Manheim's Dimensional Door" },
        here: true,
        effects: [{ do: 'nullify', who: 'target' }],
      },
    ],
  },
}

export const effects: EffectHandlers<'leave in space'> = {
  'leave in space'(game, { who, at }, context) {
    const [location] = resolve(game, at, context)
    if (location === undefined) return
    for (const card of affected(game, who, context))
      if (game.decide(goesIntoSpace, { card, how: 'other', by: context.this })) move(game, card, 'space', location)
  },
}
