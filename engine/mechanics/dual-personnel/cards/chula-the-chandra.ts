import { individualsOf } from '../../../board/individuals.ts'
import type { CardId } from '../../../board/state.ts'
import { value } from '../../../board/value.ts'
import type { Game } from '../../../kernel/game.ts'
import { resolve, type SelectorsByForm } from '../../../text/selector.ts'
import type { CardText } from '../../../text/text.ts'
import { matchesAcrossAttributes, numbersCompared } from '../../selections/questions.ts'

declare module '../../../text/text.ts' {
  interface SelectorForms {
    /** Those of them whose attribute numbers are all different from each of the model's. */
    unlike: { readonly unlike: Who; readonly among: Who }
  }
}

const attributes = ['integrity', 'cunning', 'strength'] as const

export const chulaTheChandra: CardText = {
  title: 'Chula: The Chandra',
  dilemma: {
    effects: [
      { do: 'select', as: 'model', by: 'chance', count: 1, from: 'personnel facing' },
      { do: 'stop', who: { unlike: { chosen: 'model' }, among: 'personnel facing' } },
    ],
  },
}

export const selectorsByForm: SelectorsByForm<'unlike'> = {
  unlike(game, { unlike, among }, context) {
    const models = resolve(game, unlike, context).flatMap(id => numbers(game, id, 'model'))
    return resolve(game, among, context).filter(id => !isLike(game, id, models))
  },
}

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
