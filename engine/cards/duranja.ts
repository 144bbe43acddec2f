import { remember } from '../board/history.ts'
import { move } from '../board/moves.ts'
import { score } from '../board/score.ts'
import { turnsBegunSince } from '../board/turns.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { Features } from '../text/match.ts'
import type { Attribute } from '../text/plain-words.ts'
import { resolve } from '../text/selector.ts'
import type { Who } from '../text/text.ts'

export interface AddedFilter {
  /** It was killed on the turn of the player's before this one. @alone No other text mourns so. */
  readonly diedOnYourLastTurn?: true
}

export interface AddedEffectWords {
  /** To the points of the player, for as many as that attribute has; for uniqueness they are in play. */
  'keep for points': { readonly who: Who; readonly worth: Attribute }
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
        effects: [{ do: 'keep for points', who: 'target', worth: 'integrity' }],
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

export const effects: EffectHandlers<'keep for points'> = {
  'keep for points'(game, { who, worth }, context) {
    const { you, this: by } = context
    for (const id of resolve(game, who, context)) {
      move(game, id, 'points', you)
      score(game, you, game.facts(id)[worth] ?? 0, true, by)
      remember(game, { player: you, kind: 'kept for points', card: id })
    }
  },
}
