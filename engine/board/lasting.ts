import type { Game } from '../kernel/game.ts'
import { cardsWith } from '../text/cards-with.ts'
import type { Standing } from '../text/in-play-text.ts'
import { can } from './can.ts'
import { keepsWorking } from './questions.ts'
import type { CardId, CardState } from './state.ts'

/** A lasting text of a card in play. */
export interface Lasting {
  readonly card: CardId
  readonly standing: Standing
}

type Such = (standing: Standing) => unknown

/** Finds the lasting texts that say such a thing, of the cards in play, as far as they are in force; of these `just` some. */
export function lastingTexts(such: Such): (game: Game, just?: Such) => readonly Lasting[] {
  const saying = cardsWith(text => text.standing?.some(such))
  return (game, just = such) => {
    const cards = saying(game)
    return cards.length ? cards.flatMap(card => lastingOf(game, card, just)) : none
  }
}

const none: readonly never[] = []

const lastingOf = (game: Game, { id: card, title }: CardState, such: Such): readonly Lasting[] =>
  (game.law.texts.get(title)?.standing ?? [])
    .filter(standing => such(standing) && game.inForce(standing) && works(game, card))
    .map(standing => ({ card, standing }))

const works = (game: Game, card: CardId): boolean =>
  can(game, card, 'keep text in force') &&
  (game.facts(card).type !== 'dilemma' || game.decide(keepsWorking, { card, how: 'all the time' }))
