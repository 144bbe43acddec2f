import { susceptible } from '../text/affected.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { PlayText } from '../text/play-text.ts'
import type { Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** They count for what the dilemma that is answered requires, wherever they are. */
  'count along': { readonly who: Who }
}

/** How Eyes in the Dark is played: somebody on a ship of the opponent's counts for what the dilemma requires. */
const seesAlong: PlayText = {
  answers: { to: 'encountered' },
  effects: [
    {
      do: 'select',
      as: 'ship',
      by: 'you',
      count: 1,
      from: { all: { type: 'ship', whose: "opponent's", occupied: true } },
      if: { skill: 'Empathy' },
    },
    {
      do: 'select',
      as: 'seen',
      by: 'chance',
      count: 1,
      from: { crewOf: { chosen: 'ship' } },
      where: { type: 'personnel' },
    },
    { do: 'count along', who: { chosen: 'seen' } },
  ],
}

export const card: Card = {
  title: 'Eyes in the Dark',
  print: 'whole',
  faq1996: { plays: [seesAlong] },
  glossary: {
    plays: [{ ...seesAlong, ruling: '1eD-dilemma-timing-07' }],
  },
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
