import { cardOf, individualsOf } from '../board/individuals.ts'
import { cardsIn } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import { value } from '../board/value.ts'
import type { Game } from '../kernel/game.ts'
import { takenBy } from '../mechanics/dilemmas/taken.ts'
import { matchesAcrossAttributes, numbersCompared } from '../mechanics/selections/questions.ts'
import { lenders } from '../mechanics/skills/changes.ts'
import { matches } from './match.ts'
import type { PersonnelWho } from './personnel-text.ts'
import { type Context, resolve } from './selector.ts'
import type { Filter } from './text.ts'

/** The personnel that the words mean now. */
export function personnelOf(game: Game, who: PersonnelWho, context: Context): readonly CardId[] {
  if ('presentAt' in who)
    return resolve(game, who.presentAt, context).flatMap(id => presentAt(game, id, who.where, context))
  if ('lending' in who) return resolve(game, who.to, context).flatMap(id => owedTo(game, id, who.lending))
  if ('takenBy' in who) return [...new Set(resolve(game, who.takenBy, context).flatMap(id => takenBy(game, id)))]
  if ('tested' in who) return tested(game, who.tested, context)
  if ('except' in who) {
    const out = resolve(game, who.except, context)
    return resolve(game, who.among, context).filter(id => !out.includes(id))
  }
  if ('weakerThan' in who) return weaker(game, who, context)
  if ('these' in who) return resolve(game, who.these, context).filter(id => matches(game, id, who.where, context.you))
  if ('involved' in who) return (context.involved ?? []).filter(id => matches(game, id, who.involved, context.you))
  if ('opposing' in who) {
    const { involved = [], you } = context
    return involved.filter(id => game.card(id).controller !== you && matches(game, id, who.opposing, you))
  }
  const models = resolve(game, who.unlike, context).flatMap(id => numbers(game, id, 'model'))
  return resolve(game, who.among, context).filter(id => !isLike(game, id, models))
}

function presentAt(game: Game, id: CardId, where: Filter, { you }: Context): readonly CardId[] {
  return [...cardsIn(game, 'planet', id), ...cardsIn(game, 'aboard', id)]
    .map(c => c.id)
    .filter(card => matches(game, card, where, you))
}

function owedTo(game: Game, id: CardId, skill: string): readonly CardId[] {
  const { skills, classification } = game.facts(id)
  return skills?.[skill] || classification === skill ? [] : lenders(game, id, skill)
}

function tested(game: Game, name: string, { chosen, picked }: Context): readonly CardId[] {
  const cards = chosen?.[name] ?? []
  const added = (card: CardId): boolean => game.decide(numbersCompared, { card, as: 'tested' }) === 'sum'
  return cards.flatMap(card => {
    const own = picked?.[name]?.filter(id => cardOf(id) === card) ?? [card]
    return own.includes(card) || added(card) ? [card] : own
  })
}

function weaker(
  game: Game,
  { weakerThan, among }: Extract<PersonnelWho, { weakerThan: unknown }>,
  context: Context,
): readonly CardId[] {
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
