import type { Game } from '../kernel/game.ts'
import type { Clause } from '../text/text.ts'
import { remember } from './history.ts'
import { move } from './moves.ts'
import type { CardId, CardState, Deed } from './state.ts'

export interface AddedDeedKinds {
  /** Under the mission in `places`, by the card in `cards`; `contents` = the ruling by which it is found again. */
  'lost under a mission': true
}

/** Puts the card under the mission, until that is solved. */
export function lose(game: Game, card: CardId, mission: CardId, by: CardId, found: Clause): void {
  const { controller: player } = game.card(card)
  move(game, card, 'under', mission)
  const contents = found.ruling === undefined ? [] : [found.ruling]
  remember(game, { player, kind: 'lost under a mission', card, places: [mission], cards: [by], contents })
}

/** By what the card that lies under a mission was lost; undefined = it was not. */
export const lossOf = (game: Game, { id, place, holder }: CardState): Deed | undefined =>
  place === 'under'
    ? game.state.history.findLast(
        d => d.kind === 'lost under a mission' && d.card === id && !!d.places?.includes(holder),
      )
    : undefined

/** Does the card lie under a mission because it was lost there? */
export const isLost = (game: Game, card: CardId): boolean => lossOf(game, game.card(card)) !== undefined
