import { isPersonnel } from '../board/places.ts'
import { isOnTable, isTakenForPersonnel } from '../questions/draws-and-discards/questions.ts'
import type { Card, Text } from '../text/card.ts'
import type { SelectorsByForm } from '../text/selector.ts'

export interface AddedSelectorForms {
  /** Personnel on the table. */
  personnelOnTable: { readonly personnelOnTable: true }
}

const antiTimeAnomaly: Text = {
  plays: [{ stays: true }],
  timed: [
    {
      at: 'turn ends',
      whose: 'yours',
      after: 'third full turn',
      effects: [
        { do: 'kill', who: { all: { type: 'personnel' } } },
        { ruling: 'custom-cards-33', do: 'discard', who: 'this' },
      ],
    },
  ],
}

export const card: Card = {
  title: 'Anti-Time Anomaly',
  print: 'whole',
  /** As the FAQ of 1996 reads it. */
  faq1996: {
    plays: [{ stays: true }],
    timed: [
      {
        at: 'turn ends',
        turns: { word: 'full', nth: 3, affects: 'both players' },
        effects: [
          { do: 'kill', who: { personnelOnTable: true } },
          { ruling: 'custom-cards-33', do: 'discard', who: 'this' },
        ],
      },
    ],
  },
  glossary: { ...antiTimeAnomaly, global: true },
}

/** The personnel of both players on the table. */
export const selectorsByForm: SelectorsByForm<'personnelOnTable'> = {
  personnelOnTable: (game, _, { this: by }) =>
    game.state.cards
      .map(({ id }) => id)
      .filter(
        card =>
          (isPersonnel(game, card) || game.decide(isTakenForPersonnel, { card, by })) &&
          game.decide(isOnTable, { card, by }),
      ),
}
