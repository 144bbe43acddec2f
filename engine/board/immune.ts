import type { Capability } from '../kernel/capability.ts'
import type { Game } from '../kernel/game.ts'
import type { Standing } from '../text/in-play-text.ts'
import { refersTo } from '../text/names.ts'
import { type Lasting, lastingTexts } from './lasting.ts'
import type { CardId } from './state.ts'
import { affects } from './value.ts'

const protecting = lastingTexts(s => s.immuneTo)

/** The card in play that protects the card from the other one. */
export function immuneBy(game: Game, card: CardId, to: Capability, from?: CardId): CardId | undefined {
  if (from === undefined || to !== 'be affected') return undefined
  const { title } = game.card(from)
  const protects = ({ immuneTo }: Standing): boolean => !!immuneTo?.some(name => refersTo(game, name, title))
  const shield = [...protecting(game), ...itsOwn(game, card)].find(
    ({ card: by, standing }) => by !== from && protects(standing) && affects(game, by, standing, card),
  )
  if (shield) game.credit(shield.standing)
  return shield?.card
}

/** What a card that is being played says of itself. */
function itsOwn(game: Game, card: CardId): readonly Lasting[] {
  if (game.card(card).place !== 'play') return []
  return (game.text(card).standing ?? [])
    .filter(standing => standing.while === 'being played' && game.inForce(standing))
    .map(standing => ({ card, standing }))
}
