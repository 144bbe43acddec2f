import type { Capability } from '../kernel/capability.ts'
import type { Game } from '../kernel/game.ts'
import { refersTo } from '../text/names.ts'
import { lastingTexts } from './lasting.ts'
import type { CardId } from './state.ts'
import { affects } from './value.ts'

const protecting = lastingTexts(s => s.immuneTo)

/** The card in play that protects the card from the other one. */
export function immuneBy(game: Game, card: CardId, to: Capability, from?: CardId): CardId | undefined {
  if (from === undefined || to !== 'be affected') return undefined
  const { title } = game.card(from)
  const shield = protecting(game).find(
    ({ card: by, standing }) =>
      by !== from && standing.immuneTo?.some(n => refersTo(game, n, title)) && affects(game, by, standing, card),
  )
  if (shield) game.credit(shield.standing)
  return shield?.card
}
