import { individualsOf } from '../board/individuals.ts'
import type { CardId } from '../board/state.ts'
import { value } from '../board/value.ts'
import type { Game } from '../kernel/game.ts'
import { matchesAcrossAttributes, numbersCompared } from '../questions/selections/questions.ts'
import type { Card } from '../text/card.ts'
import { resolve, type SelectorsByForm } from '../text/selector.ts'
import type { Who } from '../text/text.ts'

export interface AddedSelectorForms {
  /** Those of them whose attribute numbers are all different from each of the model's. */
  unlike: { readonly unlike: Who; readonly among: Who }
}

export const card: Card = {
  title: 'Chula: The Chandra',
  print: 'whole',
  glossary: {
    dilemma: {
      effects: [
        { do: 'select', as: 'model', by: 'chance', count: 1, from: 'personnel facing' },
        { do: 'stop', who: { unlike: { chosen: 'model' }, among: 'personnel facing' } },
      ],
    },
  },
}

const attributes = ['integrity', 'cunning', 'strength'] as const

function isLike(game: Game, id: CardId, models: readonly (readonly number[])[]): boolean {
  const across = game.decide(matchesAcrossAttributes, { card: id })
  return numbers(game, id, 'follower').some(own =>
    models.some(model => model.some((n, i) => (across ? own.includes(n) : own[i] === n))),
  )
}

/** The three attribute numbers of the card, or of each individual on it where rules say so. */
function numbers(game: Game, card: CardId, as: 'model' | 'follower'): readonly (readonly number[])[] {
  const people = individualsOf(game, card)
  const each = people.length > 1 && game.decide(numbersCompared, { card, as }) === 'each'
  return (each ? people : [card]).map(one => attributes.map(a => value(game, one, a)))
}

export const selectorsByForm: SelectorsByForm<'unlike'> = {
  unlike(game, { unlike, among }, context) {
    const models = resolve(game, unlike, context).flatMap(id => numbers(game, id, 'model'))
    return resolve(game, among, context).filter(id => !isLike(game, id, models))
  },
}
