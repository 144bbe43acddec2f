import { is } from '../../board/can.ts'
import { discard, together } from '../../board/moves.ts'
import { cardsIn, inPlay } from '../../board/places.ts'
import type { CardId, CardState, State } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import { Game } from '../../kernel/game.ts'
import { mayBeClosed } from '../../questions/doorways/questions.ts'
import { isTurnedOverByOthers, staysWhenClosed } from '../../questions/doorways/settled.ts'
import { cardsThatMaySay } from '../../text/cards-with.ts'
import { isOfAnotherUniverse } from './admission.ts'

/** Does the card close what it lies on? */
export const closesADoorway = (game: Game, id: CardId): boolean =>
  game.card(id).place === 'on' && game.card(id).face !== 'down' && !!game.text(id).closes

/** Does a card that lies on the doorway close it? */
export const isShut = (game: Game, doorway: CardId): boolean =>
  cardsIn(game, 'on', doorway).some(({ id }) => closesADoorway(game, id))

/** Refuses a card that closes doorways where the law does not have it close this one. */
export function checkClosing(game: Game, doorway: CardId, card: CardId): void {
  if (!game.text(card).closes || game.facts(doorway).type !== 'doorway') return
  if (!game.decide(mayBeClosed, { doorway, closed: is(game, doorway, 'closed') }))
    refuse('condition', `${doorway} is not closed by ${card}`, [doorway], 'choice')
}

const concerned = cardsThatMaySay(text => !!text.admits || !!text.uses?.some(use => use.turnedOver))

/** Whoever came through a doorway that another card has closed since leaves, and the doorway is turned over, where the law has it so. */
export function closeBehind(game: Game, before: State): void {
  const then = new Game(before, game.law)
  for (const doorway of concerned(game).filter(inPlay)) {
    const wasOpen = !!then.find(doorway.id) && !is(then, doorway.id, 'closed')
    if (!wasOpen || !is(game, doorway.id, 'closed')) continue
    const { admits, uses } = game.text(doorway.id)
    const isTurned = uses?.some(use => use.turnedOver) && game.decide(isTurnedOverByOthers, { doorway: doorway.id })
    if (isTurned) game.change(doorway.id, { face: 'down' })
    const guests = admits ? guestsOf(game, doorway) : []
    const leaving = guests.filter(card => !game.decide(staysWhenClosed, { card, doorway: doorway.id }))
    together(game, () => {
      for (const card of leaving) discard(game, card)
    })
  }
}

/** The cards of another universe that its player has in play. */
const guestsOf = (game: Game, { id, controller }: CardState): readonly CardId[] =>
  game.state.cards
    .filter(c => c.id !== id && c.controller === controller && inPlay(c) && isOfAnotherUniverse(game, c.id))
    .map(c => c.id)
