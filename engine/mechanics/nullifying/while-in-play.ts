import { can } from '../../board/can.ts'
import { hostOf, inPlay, presentWith } from '../../board/places.ts'
import { isReminder } from '../../board/reminder.ts'
import type { CardId, CardState } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { reminderIsDiscarded } from '../../questions/draws-and-discards/settled.ts'
import { isNullifiedByItsOwn, nullifiedWhileInPlay } from '../../questions/nullifying/settled.ts'
import { cardsWith } from '../../text/cards-with.ts'
import { matches } from '../../text/match.ts'
import type { Clause, Filter } from '../../text/text.ts'
import { leave } from '../dilemmas/settle.ts'
import { nullify } from './nullify.ts'

export interface AddedCardText {
  /** Cards that it nullifies as long as it is in play itself: those that lie there, and those that are just being played. */
  readonly nullifiesInPlay?: Clause & { readonly what: Filter; readonly present?: true }
}

const nullifying = cardsWith(text => text.nullifiesInPlay)

/** The first card in play that nullifies this one for as long as it is in play. */
export function nullifierOf(game: Game, card: CardId): CardId | undefined {
  return nullifying(game).find(by => nullifies(game, by, card))?.id
}

function nullifies(game: Game, { id: by, controller }: CardState, card: CardId): boolean {
  const clause = game.text(by).nullifiesInPlay
  if (!clause || !game.inForce(clause) || !can(game, by, 'keep text in force')) return false
  if (!matches(game, card, clause.what, controller)) return false
  if (game.card(card).controller === controller && !game.decide(isNullifiedByItsOwn, { card, by })) return false
  if (clause.present && !presentWith(game, hostOf(game, card) ?? card).includes(by)) return false
  game.credit(clause)
  return true
}

const isDiscarded = (game: Game, card: CardId, by: CardId): boolean =>
  isReminder(game, card)
    ? game.decide(reminderIsDiscarded, { card, because: 'nullified' })
    : game.decide(nullifiedWhileInPlay, { card, by }) === 'is discarded'

/** What is just being played is nullified by such a card, before it takes effect. */
export function nullifyAsPlayed(game: Game, card: CardId): void {
  const by = game.card(card).place === 'play' ? nullifierOf(game, card) : undefined
  if (by !== undefined) nullify(game, card, by)
}

/** What lies there and is nullified leaves play, where the law has it so. */
export function nullifyWhileInPlay(game: Game): void {
  if (!nullifying(game).length) return
  for (const { id } of game.state.cards.filter(inPlay)) {
    const by = nullifierOf(game, id)
    if (by === undefined || !isDiscarded(game, id, by)) continue
    game.tell({ event: 'nullified', cards: [id], by })
    leave(game, id, 'nullified')
  }
}
