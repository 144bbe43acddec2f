import { can } from '../../board/can.ts'
import { discard } from '../../board/moves.ts'
import { inPlay, isIn, locationOf, presentWith } from '../../board/places.ts'
import type { CardId, CardState, State } from '../../board/state.ts'
import { Game } from '../../kernel/game.ts'
import { isDuplicateOf, isParted, type Meeting } from '../../questions/names/questions.ts'
import { cardsWith } from '../../text/cards-with.ts'
import { meets } from '../../text/requirement.ts'

const parting = cardsWith(text => text.partsDuplicates)

/** Discards duplicates of those who came to where these are, where a card in play says so; `before` = what was before the action. */
export function partDuplicates(game: Game, before: State): void {
  const by = parting(game).find(({ id }) => can(game, id, 'keep text in force') && !isHeldBack(game, id))
  if (!by) return
  const then = new Game(before, game.law)
  for (const { id } of game.state.cards.filter(isOnABoard(game)))
    for (const other of duplicatesWith(game, id))
      if (game.decide(isParted, { card: id, meeting: meetingOf(game, then, id, other) }))
        if (!isSuspended(game, by.title, other) && can(game, other, 'be affected', by.id)) discard(game, other)
}

/** Is a card in play that keeps this one from parting them? */
function isHeldBack(game: Game, card: CardId): boolean {
  const { unless } = game.text(card).partsDuplicates!
  if (!game.inForce(unless)) return false
  game.credit(unless)
  return meets(game, unless.needs, [], game.card(card).controller)
}

/** Is somebody present with the card whose text suspends what the other one does? */
const isSuspended = (game: Game, by: string, card: CardId): boolean =>
  presentWith(game, card).some(id => game.text(id).suspends === by && can(game, id, 'keep text in force'))

const isOnABoard =
  (game: Game) =>
  (card: CardState): boolean =>
    inPlay(card) && ['personnel', 'ship'].includes(game.facts(card.id).type)

/** Its duplicates at the same location. */
function duplicatesWith(game: Game, card: CardId): readonly CardId[] {
  const at = locationOf(game, card)
  if (at === undefined || !isOnABoard(game)(game.card(card))) return []
  const { title } = game.card(card)
  return game.state.cards
    .filter(other => other.id !== card && isOnABoard(game)(other) && locationOf(game, other.id) === at)
    .filter(other => game.decide(isDuplicateOf, { a: title, b: other.title }))
    .map(other => other.id)
}

/** How the card came to be where its duplicate is. */
function meetingOf(game: Game, then: Game, card: CardId, other: CardId): Meeting {
  const was = then.find(card)
  if (!was || !inPlay(was)) return 'reported'
  const now = game.card(card)
  if (locationOf(then, card) === locationOf(game, card)) {
    if (was.holder === now.holder) return 'always there'
    return isIn(was, 'site') && isIn(now, 'site') ? 'walked between sites' : 'beamed'
  }
  return movedThere(game, then, other) ? 'moved together' : 'moved'
}

function movedThere(game: Game, then: Game, card: CardId): boolean {
  const was = then.find(card)
  return was !== undefined && inPlay(was) && locationOf(then, card) !== locationOf(game, card)
}
