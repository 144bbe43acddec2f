import { can, isItself, stoppable } from '../../board/can.ts'
import { impose, lift } from '../../board/moves.ts'
import { ownersPiles } from '../../board/owners-piles.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { Consequence, Happening } from '../../kernel/happening.ts'
import { mayBeUnstoppedBy } from '../../questions/stopped/questions.ts'
import { holdForTurns, isHeldForTurns } from './full-turns.ts'
import type { StopCause } from './words.ts'

/** Stops those of the cards in play that can be stopped so; with a cause in play, for as long as that stays there. */
export function stop(game: Game, cards: readonly CardId[], cause: StopCause, by?: CardId): void {
  const there = cards.filter(card => !ownersPiles.has(game.card(card).place))
  for (const card of stoppable(game, there, cause)) impose(game, card, 'stopped', by)
}

/** Puts those of the cards that can be into stasis, for as long as the cause stays in play. */
export function putInStasis(game: Game, cards: readonly CardId[], cause: CardId): void {
  for (const card of cards) if (can(game, card, 'go into stasis')) impose(game, card, 'stasis', cause)
}

/** Ends the condition; rules may say that more follows. */
export function unstop(game: Game, cards: readonly CardId[]): void {
  for (const card of cards) {
    if (!isItself(game, card, 'stopped')) continue
    lift(game, card, 'stopped')
    if (isHeldForTurns(game, card)) holdForTurns(game, card, 0)
    follow(game, { what: 'unstopped', card })
  }
}

/** Ends the condition by the text of another card, where that is possible. */
export function unstopByText(game: Game, cards: readonly CardId[], by: CardId): void {
  const freed = cards.filter(card => {
    const lasting = game.card(card).because.stopped !== undefined
    return game.decide(mayBeUnstoppedBy, { card, by, lasting })
  })
  unstop(game, freed)
}

/** Lets everything happen that rules attach to the happening. */
export function follow(game: Game, happening: Happening): void {
  for (const consequence of game.consequences(happening)) applyConsequence(game, consequence)
}

function applyConsequence(game: Game, consequence: Consequence): void {
  if (consequence.do === 'stop') stop(game, consequence.cards, consequence.cause)
  if (consequence.do === 'unstop') unstop(game, consequence.cards)
  if (consequence.do === 'end') for (const card of consequence.cards) lift(game, card, consequence.condition)
}
