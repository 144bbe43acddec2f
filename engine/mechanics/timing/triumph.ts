import { record } from '../../board/history.ts'
import { inPlay, locationOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { carryOut } from '../../text/carry-out.ts'
import { cardsWith } from '../../text/cards-with.ts'
import { matches } from '../../text/match.ts'
import type { Filter } from '../../text/text.ts'

/** What a player brings off, and a card of his may reward. */
export type Triumph = 'battle won' | 'personnel captured' | 'ship commandeered'

declare module '../../board/state.ts' {
  interface DeedKinds {
    /** For something that its player has brought off. */
    rewarded: true
  }
}

const rewarding = cardsWith(text => text.rewards)

/** Carries out what texts of the player's cards in play say of what he has just brought off there. */
export function* triumph(game: Game, player: PlayerName, what: Triumph, at: CardId | undefined): Flow {
  for (const { id, controller } of rewarding(game)) {
    const { rewards } = game.text(id)
    if (!rewards || controller !== player || !game.inForce(rewards) || !rewards.triumphs.includes(what)) continue
    if (wasRewarded(game, player, id)) continue
    const { present } = rewards
    if (game.inForce(present) && !isThere(game, player, present.where, at)) continue
    game.credit(rewards)
    game.credit(present)
    record(game, player, 'rewarded', id)
    yield* carryOut(game, rewards.effects, { you: player, this: id, ...(at ? { chosen: { place: [at] } } : {}) })
  }
}

/** Cards of one title reward a player once in the game. */
const wasRewarded = (game: Game, player: PlayerName, card: CardId): boolean =>
  game.state.history.some(
    d => d.kind === 'rewarded' && d.player === player && game.card(d.card!).title === game.card(card).title,
  )

const isThere = (game: Game, player: PlayerName, where: Filter, at: CardId | undefined): boolean =>
  at !== undefined &&
  game.state.cards.some(
    c => c.controller === player && inPlay(c) && locationOf(game, c.id) === at && matches(game, c.id, where, player),
  )
