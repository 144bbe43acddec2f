import type { CardFacts } from '../../../cards/facts.ts'
import type { Game } from '../../kernel/game.ts'
import { mentions } from './names.ts'
import { makesCouple, makesPartners } from './questions.ts'

/** Are the two personnel romantic partners of one another? */
export function arePartners(game: Game, a: CardFacts, b: CardFacts): boolean {
  return (
    [a, b].every(({ type }) => type === 'personnel') &&
    [...mentions(game, a.title, b), ...mentions(game, b.title, a)].some(name =>
      game.decide(makesPartners, { a, b, name }),
    )
  )
}

/** Is one of them, or one of the two on a card, the romantic partner of another? */
export function isCouple(game: Game, cards: readonly CardFacts[]): boolean {
  const people = cards.flatMap(card => card.individuals?.map(one => ({ ...card, ...one }) as CardFacts) ?? [card])
  return people.some((a, at) =>
    people.slice(at + 1).some(b => game.decide(makesCouple, { a, b, partners: arePartners(game, a, b) })),
  )
}
