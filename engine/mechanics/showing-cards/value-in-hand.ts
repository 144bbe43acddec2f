import { cardsIn, inPlay } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { Standing } from '../../text/in-play-text.ts'
import { matches } from '../../text/match.ts'
import type { Attribute } from '../../text/text.ts'
import { speaksTo } from '../../text/you.ts'
import { modifiesInHand } from '../dilemmas/questions/values.ts'

/** The number of a card in hand: as it is printed, unless the law lets other cards change it there. */
export function valueInHand(game: Game, id: CardId, attribute: Attribute): number {
  const { owner } = game.card(id)
  const others = [...cardsIn(game, 'hand', owner).filter(c => c.id !== id), ...game.state.cards.filter(inPlay)]
  const changes = others.flatMap(({ id: by }) =>
    (game.text(by).standing ?? [])
      .filter(standing => standing.add?.[attribute] !== undefined && game.inForce(standing))
      .filter(standing => means(game, by, standing, id) && game.decide(modifiesInHand, { card: id, by }))
      .map(standing => standing.add?.[attribute] ?? 0),
  )
  return changes.reduce((sum, change) => sum + change, game.facts(id)[attribute] ?? 0)
}

/** Would the text speak of the card if the two were together? */
function means(game: Game, by: CardId, { affects }: Standing, id: CardId): boolean {
  if (typeof affects === 'string') return false
  const you = speaksTo(game, by)
  if ('all' in affects) return matches(game, id, affects.all, you)
  if (!('othersWith' in affects)) return false
  return game.card(id).owner === you && (!affects.where || matches(game, id, affects.where, you))
}
