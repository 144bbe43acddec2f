import { inPlay, locationOf } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { cardsWith } from '../../../text/cards-with.ts'
import { matches } from '../../../text/match.ts'
import type { Clause, Filter } from '../../../text/text.ts'

export interface AddedCardText {
  /** At the same mission, a card from hand is the price of using the skills of such a personnel, or that one skill. */
  readonly skillPrice?: Clause & {
    readonly whose?: "opponent's"
    readonly who: Filter
    readonly for: 'skills' | { readonly skill: string }
  }
}

const pricing = cardsWith(text => text.skillPrice)

/** The card at the same mission whose text wants a card from hand for the use of the skill. */
export function pricedBy(game: Game, card: CardId, skill: string): CardId | undefined {
  return pricing(game).find(by => {
    const price = game.text(by.id).skillPrice!
    if (!inPlay(by) || !game.inForce(price) || locationOf(game, by.id) !== locationOf(game, card)) return false
    if (price.whose === "opponent's" && game.card(card).controller === by.controller) return false
    if (price.for !== 'skills' && price.for.skill !== skill) return false
    return matches(game, card, price.who, by.controller)
  })?.id
}
