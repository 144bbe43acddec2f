import { can } from '../board/can.ts'

import { cardsIn } from '../board/places.ts'
import type { Language } from '../kernel/language.ts'
import { nullifiesOthers } from '../mechanics/nullifying/nullifies-others.ts'

import type { Card } from '../text/card.ts'
import type { Effect } from '../text/text.ts'

export interface AddedFilter {
  /** What may have matching commanders: a ship. */
  readonly commandable?: true
}

export interface AddedCardText {
  /** Nothing nullifies what it was placed on. */
  readonly protectsItsHost?: true
}

/** What becomes of it after any use. */
const afterUse: readonly Effect[] = [
  {
    ruling: 'custom-cards-492',
    do: 'select',
    as: 'order',
    by: 'you',
    count: 1,
    optional: true,
    from: { all: { type: 'event', keyword: "Captain's Order", whose: 'yours' } },
  },
  { do: 'place', who: 'this', on: { chosen: 'order' } },
  {
    do: 'choose',
    by: 'you',
    unless: { some: {} },
    among: { chosen: 'order' },
    options: [
      { word: 'first', effects: [{ do: 'discard', who: 'this' }] },
      { word: 'second', effects: [{ do: 'place', who: 'this', to: 'draw deck' }] },
    ],
  },
]

export const card: Card = {
  title: 'Ready Room Door',
  print: { lies: ['event'] },
  glossary: {
    protectsItsHost: true,
    plays: [
      {
        once: 'turn',
        on: { whose: 'yours', commandable: true },
        effects: [
          { do: 'download', where: { type: 'personnel' }, commands: true, to: { into: 'target' } },
          { do: 'record', deed: 'draws no more' },
          ...afterUse,
        ],
      },
      {
        ruling: 'custom-cards-59',
        once: 'turn',
        effects: [{ do: 'download', where: { keyword: "Captain's Order" } }, ...afterUse],
      },
    ],
  },
}

/** What it lies on is not reached by what nullifies. */
export const hindrances: Language['hindrances'] = [
  (game, card, to, by) => {
    if (to !== 'be affected' || by === undefined || !nullifiesOthers(game, by)) return undefined
    return cardsIn(game, 'on', card).find(
      ({ id }) => game.text(id).protectsItsHost && can(game, id, 'keep text in force'),
    )?.id
  },
]
