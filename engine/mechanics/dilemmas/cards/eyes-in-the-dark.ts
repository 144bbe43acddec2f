import { susceptible } from '../../../text/affected.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import type { CardText } from '../../../text/text.ts'
import { seesAlong } from './unchanged.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** They count for what the dilemma that is answered requires, wherever they are. */
    'count along': { readonly who: Who }
  }
}

export const eyesInTheDark: CardText = {
  title: 'Eyes in the Dark',
  plays: [{ ...seesAlong, ruling: '1eD-dilemma-timing-07' }],
}

export const effects: EffectHandlers<'count along'> = {
  'count along'(game, { who }, context) {
    const dilemma = context.answered
    if (dilemma === undefined) return
    const { alongside } = game.notes
    const cards = susceptible(game, who, context)
    if (cards.length) game.note('alongside', { ...alongside, [dilemma]: [...(alongside?.[dilemma] ?? []), ...cards] })
  },
}
