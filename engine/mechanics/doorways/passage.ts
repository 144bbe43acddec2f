import { can, is } from '../../board/can.ts'
import { madeSpan } from '../../board/locations.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { keepsHowItIsPlayed } from '../../questions/doorways/settled.ts'
import { matches } from '../../text/match.ts'

/** Do ships go from the one location straight to the other one, in whichever of the two that is said? */
export function isPassage(game: Game, player: PlayerName, from: CardId, to: CardId): boolean {
  return from !== to && (leads(game, player, from, to) || leads(game, player, to, from))
}

function leads(game: Game, player: PlayerName, from: CardId, to: CardId): boolean {
  const { leadsTo } = game.find(from) ? game.text(from) : {}
  return !!leadsTo && game.find(to)?.place === 'spaceline' && matches(game, to, leadsTo, player)
}

/** Refuses a passage of which an end is closed. */
export function requireOpen(game: Game, ends: readonly CardId[]): void {
  const shut = ends.filter(id => !can(game, id, 'keep text in force'))
  if (shut.length) refuse('condition', `${shut.join(', ')} is closed`, shut)
}

/** The span of a location that a card has made, none where it is closed; undefined for any other. */
export function spanMade(game: Game, location: CardId): number | undefined {
  const span = madeSpan(game, location)
  return span !== undefined && !isThere(game, location) ? 0 : span
}

/** Is what a closed doorway made when it was played still there? */
export const isThere = (game: Game, location: CardId): boolean =>
  game.facts(location).type !== 'doorway' ||
  !is(game, location, 'closed') ||
  game.decide(keepsHowItIsPlayed, { doorway: location })
