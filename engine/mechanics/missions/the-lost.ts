import type { Site } from '../../board/group.ts'
import { remember } from '../../board/history.ts'
import { move } from '../../board/moves.ts'
import { cardsIn, isPersonnel } from '../../board/places.ts'
import type { CardId, CardState, Deed, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { Clause } from '../../text/text.ts'
import { capture, takeAway } from '../capture/captives.ts'

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
const lossOf = (game: Game, { id, place, holder }: CardState): Deed | undefined =>
  place === 'under'
    ? game.state.history.findLast(
        d => d.kind === 'lost under a mission' && d.card === id && !!d.places?.includes(holder),
      )
    : undefined

/** Does the card lie under a mission because it was lost there? */
export const isLost = (game: Game, card: CardId): boolean => lossOf(game, game.card(card)) !== undefined

/** Whoever solves the mission has his own back who were lost there, and captures those of his opponent's. */
export function* findTheLost(game: Game, player: PlayerName, { mission, place, holder }: Site): Flow {
  for (const lost of cardsIn(game, 'under', mission)) {
    const loss = lossOf(game, lost)
    const by = loss?.cards?.[0]
    const clauses = (loss?.contents ?? []).map(ruling => ({ ruling }))
    if (by === undefined || !clauses.every(clause => game.inForce(clause))) continue
    for (const clause of clauses) game.credit(clause)
    move(game, lost.id, place, holder)
    if (lost.owner === player || !isPersonnel(game, lost.id)) continue
    if (capture(game, lost.id, by, player)) yield* takeAway(game, lost.id, by)
  }
}
