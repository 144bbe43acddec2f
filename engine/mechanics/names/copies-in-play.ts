import type { CardType } from '../../../cards/facts.ts'
import { can } from '../../board/can.ts'
import { inPlay } from '../../board/places.ts'
import type { CardId, CardState, PlayerName } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isKeptOutByACopy } from '../../questions/names/settled.ts'
import { mayBePlayedBesideOthers } from '../../questions/reporting/questions.ts'
import { matches } from '../../text/match.ts'
import type { CardText } from '../../text/text.ts'

/** What cards of the player in play say of how many copies of others he may have. */
export const allowancesOf = (game: Game, player: PlayerName): readonly NonNullable<CardText['copies']>[] =>
  game.state.cards
    .filter(
      c => inPlay(c) && c.controller === player && game.text(c.id).copies && can(game, c.id, 'keep text in force'),
    )
    .flatMap(c => game.text(c.id).copies ?? [])
    .filter(clause => game.inForce(clause))

/** Does a card in play let the player have one copy more of this one? */
export function mayHaveAnother(game: Game, player: PlayerName, card: CardId): boolean {
  const { title } = game.card(card)
  const copies = game.state.cards.filter(c => inPlay(c) && c.owner === player && c.title === title).length
  const clause = allowancesOf(game, player).find(
    ({ where, upTo }) => copies < upTo && matches(game, card, where, player),
  )
  if (clause) game.credit(clause)
  return clause !== undefined
}

/** Refuses a card of which there may not be so many as are in play; `stays` = it would be in play itself. */
export function checkTerms(game: Game, player: PlayerName, card: CardId, stays = true): void {
  const { terms } = game.text(card)
  if (stays && terms && typeof terms !== 'string') game.credit(terms)
  if (!game.decide(mayBePlayedBesideOthers, { card, player, stays }))
    refuse('duplicate', `A copy of ${card} is in play`, [card])
}

/** Other cards in play that bear the title of this one, whoever owns them. */
function copiesInPlay(game: Game, card: CardId): readonly CardState[] {
  const { title } = game.card(card)
  return game.state.cards.filter(c => c.id !== card && c.title === title && inPlay(c))
}

const bearNoIcon: ReadonlySet<CardType> = new Set(['event', 'incident', 'objective'])

/** Refuses a card that no icon calls universal while a copy is in play, where the law does. */
export function checkBesideCopies(game: Game, card: CardId): void {
  if (!bearNoIcon.has(game.facts(card).type)) return
  const [copy] = copiesInPlay(game, card)
  if (copy && game.decide(isKeptOutByACopy, { card, copy: copy.id }))
    refuse('duplicate', `${copy.id} is in play`, [copy.id])
}
