import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { cardOf } from '../kernel/individual.ts'
import { numbersCompared } from '../questions/selections/questions.ts'

import type { Card } from '../text/card.ts'

import type { Context, SelectorsByForm } from '../text/selector.ts'

export interface AddedSelectorForms {
  /** Those selected under this name, for a test of their numbers; of a card with two individuals by the rulings on that. */
  tested: { readonly tested: string }
}

export const card: Card = {
  title: 'Altonian Brain Teaser',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-235',
      effects: [
        { do: 'select', as: 'thinker', count: 1, from: 'personnel facing', most: 'cunning' },
        { do: 'stop', who: { chosen: 'thinker' } },
        {
          do: 'modify',
          who: 'mission',
          attribute: 'bonus points',
          set: 0,
          for: 'good',
          among: { tested: 'thinker' },
          if: { total: 'cunning', under: 15 },
        },
      ],
    },
  },
}

function tested(game: Game, name: string, { chosen, picked }: Context): readonly CardId[] {
  const cards = chosen?.[name] ?? []
  const added = (card: CardId): boolean => game.decide(numbersCompared, { card, as: 'tested' }) === 'sum'
  return cards.flatMap(card => {
    const own = picked?.[name]?.filter(id => cardOf(id) === card) ?? [card]
    return own.includes(card) || added(card) ? [card] : own
  })
}

export const selectorsByForm: SelectorsByForm<'tested'> = {
  tested: (game, who, context) => tested(game, who.tested, context),
}
