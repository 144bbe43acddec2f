import { record } from '../../board/history.ts'
import { inPlay, locationOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { cardsWith } from '../../text/cards-with.ts'
import { carryOut } from '../../text/carry-out.ts'
import { matches } from '../../text/match.ts'
import type { CardText, Filter } from '../../text/text.ts'

/** What a player brings off, and a card of his may reward. */
export type Triumph = 'battle won' | 'personnel captured' | 'ship commandeered'

export interface AddedDeedKinds {
  /** For something that its player has brought off. */
  rewarded: true
}

const rewarding = cardsWith(text => text.rewards)

/** Carries out what texts of the player's cards in play say of what he has just brought off there. */
export function* triumph(game: Game, player: PlayerName, what: Triumph, at: CardId | undefined): Flow {
  for (const { id, controller } of rewarding(game)) {
    const { rewards } = game.text(id)
    if (!rewards || !game.inForce(rewards)) continue
    game.credit(rewards)
    if (controller !== player || !rewards.triumphs.includes(what) || wasRewarded(game, player, id)) continue
    if (!isInPresence(game, player, rewards.present, at)) continue
    record(game, player, 'rewarded', id)
    yield* carryOut(game, rewards.effects, { you: player, this: id, ...(at ? { chosen: { place: [at] } } : {}) })
  }
}

/** Cards of one title reward a player once in the game. */
const wasRewarded = (game: Game, player: PlayerName, card: CardId): boolean =>
  game.state.history.some(
    d => d.kind === 'rewarded' && d.player === player && game.card(d.card!).title === game.card(card).title,
  )

function isInPresence(game: Game, player: PlayerName, clause: Presence, at: CardId | undefined): boolean {
  if (!game.inForce(clause)) return true
  game.credit(clause)
  return isThere(game, player, clause.where, at)
}

type Presence = NonNullable<CardText['rewards']>['present']

const isThere = (game: Game, player: PlayerName, where: Filter, at: CardId | undefined): boolean =>
  at !== undefined &&
  game.state.cards.some(
    c => c.controller === player && inPlay(c) && locationOf(game, c.id) === at && matches(game, c.id, where, player),
  )
