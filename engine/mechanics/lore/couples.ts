import type { CardFacts } from '../../../cards/facts.ts'
import type { Game } from '../../kernel/game.ts'
import { makesCouple, makesPartners, partnersOnOneCard } from '../../questions/lore/questions.ts'
import { statements } from './names.ts'

/** Are the two personnel romantic partners of one another? */
export function arePartners(game: Game, a: CardFacts, b: CardFacts): boolean {
  return (
    [a, b].every(({ type }) => type === 'personnel') &&
    [...statements(game, a.title, b), ...statements(game, b.title, a)].some(name =>
      game.decide(makesPartners, { a, b, name }),
    )
  )
}

/** Is one of them the romantic partner of another, or are the two on one card? */
export function isCouple(game: Game, cards: readonly CardFacts[]): boolean {
  const pairs = cards.flatMap((a, at) =>
    cards.slice(at + 1).map(b => ({ a, b, partners: () => arePartners(game, a, b) })),
  )
  const onOneCard = cards.flatMap(card => {
    const [a, b] = card.individuals ?? []
    return a && b ? [{ a, b, partners: () => game.decide(partnersOnOneCard, { card }) }] : []
  })
  return [...pairs, ...onOneCard].some(({ a, b, partners }) =>
    game.decide(makesCouple, { a: a as CardFacts, b: b as CardFacts, partners: partners() }),
  )
}
