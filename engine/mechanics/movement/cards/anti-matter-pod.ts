import { move } from '../../../board/moves.ts'
import type { Texts } from '../../../kernel/room.ts'
import { affected } from '../../../text/affected.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import { resolve } from '../../../text/selector.ts'
import type { CardText } from '../../../text/text.ts'
import { goesIntoSpace } from '../questions.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** Out of whatever they are aboard, into the space of the location. */
    'leave in space': { readonly who: Who; readonly at: Who }
  }
}

const antiMatterPod: CardText = {
  title: 'Anti-Matter Pod',
  uses: [
    {
      on: { type: 'mission', kind: 'space' },
      here: true,
      effects: [{ do: 'leave in space', who: 'this', at: 'target' }],
    },
    { on: { name: "Manheim's Dimensional Door" }, here: true, effects: [{ do: 'nullify', who: 'target' }] },
  ],
}

export const effects: EffectHandlers<'leave in space'> = {
  'leave in space'(game, { who, at }, context) {
    const [location] = resolve(game, at, context)
    if (location === undefined) return
    for (const card of affected(game, who, context))
      if (game.decide(goesIntoSpace, { card, how: 'other', by: context.this })) move(game, card, 'space', location)
  },
}

export const texts = { glossary: [antiMatterPod] } satisfies Texts
