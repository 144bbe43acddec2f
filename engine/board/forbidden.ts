import type { Capability } from '../kernel/capability.ts'
import type { Game } from '../kernel/game.ts'
import { cardOf } from '../kernel/individual.ts'
import { type Lasting, lastingTexts } from './lasting.ts'
import type { CardId } from './state.ts'
import { affects } from './value.ts'

const forbidding = lastingTexts(s => s.forbids)

/** The lasting texts in play that forbid this to whatever they affect. */
export const barriers = (game: Game, to: Capability): readonly Lasting[] =>
  forbidding(game, ({ forbids }) => forbids === to)

/** The lasting text in play that forbids the card this. */
export const barrierTo = (game: Game, card: CardId, to: Capability): Lasting | undefined =>
  barriers(game, to).find(({ card: by, standing }) => affects(game, by, standing, cardOf(card)))

/** The card in play whose text forbids the other one this. */
export function forbiddenBy(game: Game, card: CardId, to: Capability): CardId | undefined {
  const barrier = barrierTo(game, card, to)
  if (barrier) game.credit(barrier.standing)
  return barrier?.card
}
