import { impose, lift } from '../../board/moves.ts'
import { cardsIn } from '../../board/places.ts'
import type { CardId, CardState } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { rejects } from './cooperation.ts'
import { becomesOfAMixture } from './questions.ts'

const arrest = 'house-arrest'

/** Puts whoever came to be with those whom he does not work with under house arrest, if the law does so, and ends it with its cause. */
export function keepApart(game: Game): void {
  for (const card of game.state.cards) {
    if (!game.text(card.id).doesNotWorkWith || card.place !== 'aboard') continue
    const misfit = companyOf(game, card).find(other => rejects(game, card.id, other))
    if (misfit === undefined && card.because[arrest] !== undefined) lift(game, card.id, arrest)
    if (misfit === undefined || card.is.includes(arrest)) continue
    if (game.decide(becomesOfAMixture, { card: card.id, on: 'ship or facility' }) === 'house arrest')
      impose(game, card.id, arrest, misfit)
  }
}

/** The player's other cards aboard, and the ship or facility itself if it is his. */
function companyOf(game: Game, { id, place, holder, controller }: CardState): readonly CardId[] {
  const crew = cardsIn(game, place, holder).filter(c => c.id !== id && c.controller === controller)
  return [...crew.map(c => c.id), ...(game.card(holder).controller === controller ? [holder] : [])]
}
