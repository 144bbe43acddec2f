import { turnsBegunSince } from '../board/turns.ts'
import type { Card } from '../text/card.ts'
import type { Features } from '../text/match.ts'

export interface AddedFilter {
  /** It was killed on the turn of the player's before this one. @alone No other text mourns so. */
  readonly diedOnYourLastTurn?: true
}

export const card: Card = {
  title: 'Duranja',
  print: 'whole',
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-151',
        on: {
          type: 'personnel',
          word: { name: 'Bajoran', context: 'species' },
          whose: 'yours',
          cardIn: 'discard',
          diedOnYourLastTurn: true,
        },
        effects: [{ do: 'keep for points', who: 'target', worth: ['integrity'], inPlay: true }],
      },
    ],
  },
}

export const features: Features<'diedOnYourLastTurn'> = {
  diedOnYourLastTurn: (game, id, _, you) =>
    game.state.history.some(
      ({ kind, card: dead, turn }) =>
        kind === 'killed' &&
        dead === id &&
        turnsBegunSince(game, turn, you) === 1 &&
        turnsBegunSince(game, turn - 1, you) === 2,
    ),
}
