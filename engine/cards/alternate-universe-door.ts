import { remember } from '../board/history.ts'
import type { Card, Text } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { PlayText } from '../text/play-text.ts'
import { resolve } from '../text/selector.ts'
import type { Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** For one move cards of this name between locations do not keep these from passing. @alone Nothing else lets ships past one of them. */
  'let past': { readonly who: Who; readonly name: string }
}

export interface AddedDeedKinds {
  /** The ship may pass cards of the name in `contents`. */
  'let past': true
}

const asSeeded: Text = { seeds: {} }

const opensAgain = { on: { name: 'Revolving Door' }, effects: [{ do: 'nullify', who: 'target' }] } as const

const liftsTheNet = { ruling: 'custom-cards-644', on: { name: 'Door-Net' }, effects: opensAgain.effects } as const

/** What it is for besides, under all documents. */
const otherwise: readonly PlayText[] = [
  {
    ruling: 'custom-cards-114',
    answers: { to: 'played', what: { name: 'Subspace Schism' } },
    effects: [{ do: 'nullify', who: 'answered' }],
  },
  {
    ruling: 'custom-cards-115',
    on: { type: 'ship' },
    needs: { inPlay: { name: 'Q-Net' } },
    effects: [{ do: 'let past', who: 'target', name: 'Q-Net' }],
  },
  {
    ruling: 'custom-cards-116',
    on: { name: 'Temporal Rift', cardIn: 'play' },
    effects: [
      { do: 'nullify', who: 'target' },
      { do: 'take into hand', who: 'this' },
    ],
  },
]

export const card: Card = {
  title: 'Alternate Universe Door',
  print: [
    {
      under: ['faq1996'],
      plays: 'all that is printed, and as the FAQ has it that it is played onto the table later, too',
    },
    { under: ['glossary', 'currentRulings'] },
  ],
  /** As the FAQ of 1996 has it, which lets it be played onto the table as well. */
  faq1996: {
    ...asSeeded,
    admits: [{ ruling: 'faq96-310-au-doorway-04', where: { icon: 'au' } }],
    plays: [{ ruling: 'faq96-310-au-doorway-09', ...opensAgain }, { stays: true }, ...otherwise],
  },
  glossary: {
    ...asSeeded,
    admits: [{ where: { icon: 'au' } }],
    plays: [opensAgain, liftsTheNet, ...otherwise],
  },
}

export const effects: EffectHandlers<'let past'> = {
  'let past'(game, { who, name }, context) {
    for (const ship of resolve(game, who, context))
      remember(game, { player: context.you, kind: 'let past', card: ship, contents: [name] })
  },
}
