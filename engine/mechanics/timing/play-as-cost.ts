import { discard, move } from '../../board/moves.ts'
import { cardsIn } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { carriesOutWhatIsPaid, costMayBeAnswered, failsWithItsCost } from '../../questions/timing/settled.ts'
import { carryOut } from '../../text/carry-out.ts'
import { matches } from '../../text/match.ts'
import type { Filter } from '../../text/text.ts'
import { select } from '../selections/select.ts'
import { window } from './window.ts'

/** The cards in the player's hand that he could play to pay for it. */
export const payable = (game: Game, player: PlayerName, where: Filter): readonly CardId[] =>
  cardsIn(game, 'hand', player)
    .map(({ id }) => id)
    .filter(id => matches(game, id, where, player))

/**
 * Plays one such card from hand to pay for what the card `for` lets its player do; false when that is not to be done, as nothing
 * was played, or what was played was nullified. `optional` = the player may decline; `on` = what it is played on.
 */
export function* playAsCost(
  game: Game,
  player: PlayerName,
  where: Filter,
  {
    by,
    optional = false,
    on = [],
  }: { readonly by: CardId; readonly optional?: boolean; readonly on?: readonly CardId[] },
): Flow<boolean> {
  const [card] = yield* select(game, { who: player, from: payable(game, player, where), count: 1, optional, by })
  if (card === undefined) return false
  game.tell({ event: 'started', cards: [card], player })
  move(game, card, 'play', player)
  if (game.decide(costMayBeAnswered, { card }))
    yield* window(game, { on: 'played', card, by: player, as: game.facts(card).type })
  if (game.card(card).place !== 'play') return !game.decide(failsWithItsCost, { card, by })
  if (game.decide(carriesOutWhatIsPaid, { card, by })) yield* itsOwnText(game, player, card, on)
  game.tell({ event: 'resolved', cards: [card] })
  if (game.card(card).place === 'play') discard(game, card)
  return true
}

function* itsOwnText(game: Game, player: PlayerName, card: CardId, on: readonly CardId[]): Flow {
  const text = game.text(card).plays?.find(one => game.inForce(one))
  yield* carryOut(game, text?.effects ?? [], { you: player, this: card, targets: on })
}
