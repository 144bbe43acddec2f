import type { Cure } from '../cards/disabling-text.ts'
import { can } from '../state/ask.ts'
import { discard } from '../state/moves.ts'
import { carriedBy, hostOf, inPlay } from '../state/places.ts'
import { meets } from '../state/requirement.ts'
import type { CardId } from '../state/state.ts'
import type { Game } from './game.ts'

/** Discards every card in play whose cure is aboard the ship that it lies on. */
export function cureAll(game: Game): void {
  for (const { id } of game.state.cards) {
    const card = game.find(id)
    if (!card || !inPlay(card)) continue
    const cure = game.text(id).dilemma?.cures?.find(c => game.inForce(c) && isAboard(game, id, c))
    if (!cure) continue
    game.credit(cure)
    game.tell({ event: 'overcome', cards: [id] })
    discard(game, id)
  }
}

function isAboard(game: Game, card: CardId, { needs }: Cure): boolean {
  const host = hostOf(game, card)
  if (host === undefined) return false
  const { controller } = game.card(host)
  const crew = carriedBy(game, host).filter(id => game.card(id).controller === controller && can(game, id, 'cure'))
  return meets(game, needs, crew, controller)
}

/** Lets texts act whose subjects came aboard another ship than the one that the text lies on. */
export function curedByMoving(game: Game, moved: readonly CardId[]): readonly (readonly [CardId, CardId])[] {
  return moved.flatMap(card => {
    const { place, holder, because } = game.card(card)
    if (place !== 'aboard' || game.facts(holder).type !== 'ship') return []
    return [...new Set(Object.values(because))]
      .filter(cause => hostOf(game, cause) !== undefined && hostOf(game, cause) !== holder)
      .map(cause => [cause, card] as const)
  })
}
