import { individualsOf } from '../../board/individuals.ts'
import type { CardId } from '../../board/state.ts'
import { value } from '../../board/value.ts'
import type { Game } from '../../kernel/game.ts'
import { cardOf } from '../../kernel/individual.ts'
import { type Context, resolve, type SelectorsByForm } from '../../text/selector.ts'
import type { SelectorForms } from '../../text/text.ts'
import { matchesAcrossAttributes, numbersCompared } from './questions.ts'

/** Personnel told by how their numbers compare. */
export const selectorsByForm: SelectorsByForm<'unlike' | 'weakerThan' | 'tested'> = {
  unlike(game, { unlike, among }, context) {
    const models = resolve(game, unlike, context).flatMap(id => numbers(game, id, 'model'))
    return resolve(game, among, context).filter(id => !isLike(game, id, models))
  },
  weakerThan: weaker,
  tested: (game, who, context) => tested(game, who.tested, context),
}

function tested(game: Game, name: string, { chosen, picked }: Context): readonly CardId[] {
  const cards = chosen?.[name] ?? []
  const added = (card: CardId): boolean => game.decide(numbersCompared, { card, as: 'tested' }) === 'sum'
  return cards.flatMap(card => {
    const own = picked?.[name]?.filter(id => cardOf(id) === card) ?? [card]
    return own.includes(card) || added(card) ? [card] : own
  })
}

function weaker(game: Game, { weakerThan, among }: SelectorForms['weakerThan'], context: Context): readonly CardId[] {
  const most = Math.max(0, ...resolve(game, weakerThan, context).map(id => value(game, id, 'strength')))
  const compared = (card: CardId): readonly CardId[] => {
    const people = individualsOf(game, card)
    const each = people.length > 1 && game.decide(numbersCompared, { card, as: 'weaker' }) === 'each'
    return each ? people : [card]
  }
  return resolve(game, among, context)
    .flatMap(compared)
    .filter(id => value(game, id, 'strength') < most)
}

const attributes = ['integrity', 'cunning', 'strength'] as const

/** The three attribute numbers of the card, or of each individual on it where rules say so. */
function numbers(game: Game, card: CardId, as: 'model' | 'follower'): readonly (readonly number[])[] {
  const people = individualsOf(game, card)
  const each = people.length > 1 && game.decide(numbersCompared, { card, as }) === 'each'
  return (each ? people : [card]).map(one => attributes.map(a => value(game, one, a)))
}

function isLike(game: Game, id: CardId, models: readonly (readonly number[])[]): boolean {
  const across = game.decide(matchesAcrossAttributes, { card: id })
  return numbers(game, id, 'follower').some(own =>
    models.some(model => model.some((n, i) => (across ? own.includes(n) : own[i] === n))),
  )
}
