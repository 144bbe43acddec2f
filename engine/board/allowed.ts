import type { Game } from '../kernel/game.ts'
import type { Standing } from '../text/in-play-text.ts'
import type { Clause } from '../text/text.ts'
import { lastingTexts } from './lasting.ts'
import type { CardId } from './state.ts'
import { affects } from './value.ts'

/** What a text in play may let a card do besides what it may do anyway; whoever asks for one declares it. */
// biome-ignore lint/suspicious/noEmptyInterface: rooms add to it
export interface Allowances {}

export interface AddedStanding {
  /** Something that its `affects` may do besides. */
  readonly allows?: keyof Allowances
  /** RANGE that each time takes of a ship, which does it once each turn. @alone No other card sets a price for what it lets a ship do. */
  readonly allowedFor?: Clause & { readonly range: number }
}

const allowing = lastingTexts(s => s.allows)

/** Does a text in play let the card do that besides what it may do anyway? */
export function isAllowed(game: Game, card: CardId, deed: keyof Allowances): boolean {
  const [first] = textsAllowing(game, card, deed)
  if (first) game.credit(first)
  return first !== undefined
}

/** What a ship pays for it: nothing where a text lets it for nothing. */
export function priceOf(game: Game, ship: CardId, deed: keyof Allowances): Standing['allowedFor'] {
  const texts = textsAllowing(game, ship, deed)
  return texts.some(s => !s.allowedFor || !game.inForce(s.allowedFor)) ? undefined : texts[0]?.allowedFor
}

const textsAllowing = (game: Game, card: CardId, deed: keyof Allowances): readonly Standing[] =>
  allowing(game, s => s.allows === deed)
    .filter(({ card: by, standing }) => affects(game, by, standing, card))
    .map(({ standing }) => standing)
