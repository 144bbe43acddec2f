import { can } from '../../board/can.ts'
import { inPlay, presentWith } from '../../board/places.ts'
import type { CardState, PlayerName } from '../../board/state.ts'
import { isNew } from '../../board/turns.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { countsTheTurnsOf } from '../../questions/draws-and-discards/questions.ts'
import { matches } from '../../text/match.ts'
import { speaksTo } from '../../text/you.ts'
import { leave } from '../dilemmas/settle.ts'
import { wasBroughtForward } from '../timing/brought-forward.ts'
import { carryOutAt, type Due } from '../timing/due.ts'

/** The countdowns that count the turns of the player, at the end of one. */
export function countdownsDue(game: Game, player: PlayerName): readonly Due[] {
  return game.state.cards
    .filter(card => isCounted(game, card, player) && !wasBroughtForward(game, player, 'countdown', card.id))
    .map(({ id }) => ({ card: id, as: `countdown of ${id}`, run: on => countOnce(on, on.card(id)) }))
}

/** Does the card count down at the end of the player's turns? */
export function isCounted(game: Game, card: CardState, player: PlayerName): boolean {
  if (card.count.countdown === undefined || !inPlay(card)) return false
  return ofWhoseTurns(game, card) === player && countsDown(game, card)
}

/** One off its count; at the end of it the card has what its text says done, and leaves play, unless that begins the count anew. */
export function* countOnce(game: Game, card: CardState): Flow {
  const left = card.count.countdown ?? 0
  if (left > 1) game.change(card.id, { count: { ...card.count, countdown: left - 1 } })
  else yield* expire(game, card)
}

/** The player whose turns a countdown counts. */
const ofWhoseTurns = (game: Game, { id }: CardState): PlayerName => game.decide(countsTheTurnsOf, { card: id })

/** Is another copy present with it the one that counts down this turn? */
const isSpared = (game: Game, { id, title, controller }: CardState): boolean =>
  game.state.history.some(d => {
    const other = d.kind === 'rationed' && d.turn === game.state.turn.number ? game.find(d.card!) : undefined
    const isCopy = other?.title === title && other.controller === controller && other.id !== id
    return isCopy && presentWith(game, id).includes(other.id)
  })

/** Some countdowns run only where a card of a certain kind is present, or where no copy runs in their place. */
function countsDown(game: Game, card: CardState): boolean {
  const { id, controller } = card
  if (!can(game, id, 'keep text in force') || isSpared(game, card)) return false
  const { countsDown: clause } = game.text(id)
  if (clause?.atFirst === false && game.inForce(clause) && isNew(game, id)) {
    game.credit(clause)
    return false
  }
  const needed = clause?.with
  return (
    !needed ||
    presentWith(game, id).some(
      c => game.card(c).controller === controller && matches(game, c, needed, controller, true),
    )
  )
}

function* expire(game: Game, { id, count }: CardState): Flow {
  yield* carryOutAt(game, 'expires', speaksTo(game, id), id)
  const now = game.card(id)
  if (inPlay(now) && now.count.countdown === count.countdown) leave(game, id, 'expired')
}
