import type { Game } from '../kernel/game.ts'
import { lastingTexts } from './lasting.ts'
import type { CardId } from './state.ts'
import { affects } from './value.ts'

/** What a text in play may let a card do besides what it may do anyway; whoever asks for one declares it. */
// biome-ignore lint/suspicious/noEmptyInterface: rooms add to it
export interface Allowances {}

export interface AddedStanding {
  /** Something that its `affects` may do besides. */
  readonly allows?: keyof Allowances
}

const allowing = lastingTexts(s => s.allows)

/** Does a text in play let the card do that besides what it may do anyway? */
export function isAllowed(game: Game, card: CardId, deed: keyof Allowances): boolean {
  const found = allowing(game, s => s.allows === deed).find(({ card: by, standing }) =>
    affects(game, by, standing, card),
  )
  if (found) game.credit(found.standing)
  return found !== undefined
}
