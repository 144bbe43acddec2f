import { move } from '../../board/moves.ts'
import { cardsIn } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { isMisSeed } from './questions.ts'

/** Mis-seeds that come up before the next card that is met are revealed, and leave the game. */
export function uncoverMisSeeds(
  game: Game,
  mission: CardId,
  nextOf: (game: Game, mission: CardId) => { readonly id: CardId } | undefined,
): void {
  for (const { id, owner } of cardsIn(game, 'under', mission)) {
    if (isMisSeeded(game, id, mission)) {
      game.tell({ event: 'revealed', cards: [id] })
      move(game, id, 'removed', owner)
    } else if (nextOf(game, mission)?.id === id) return
  }
}

/** May the card not be seeded where it lies? */
export function isMisSeeded(game: Game, card: CardId, mission: CardId): boolean {
  const { type, kind } = game.facts(card)
  const of = type === 'dilemma' ? kind : undefined
  const { kind: under } = game.facts(mission)
  const { dilemma, flash } = game.text(card)
  return game.decide(isMisSeed, { card, mission, type, of, under, isMet: type === 'dilemma' || !!dilemma || !!flash })
}
