import { inSpaceAt, isMade, neighboursOf } from '../../board/locations.ts'
import { discard, move } from '../../board/moves.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { thoseThereGo } from '../../questions/locations/settled.ts'
import { select } from '../selections/select.ts'

/** Does what takes a card out of play; where that closes a location, what was in space there goes where the law has it. */
export function* closing(game: Game, card: CardId, player: PlayerName, by: CardId, deed: () => void): Flow {
  const there = isMade(game, card) ? inSpaceAt(game, card) : []
  if (!there.length) return deed()
  const refuge = yield* refugeFor(game, card, player, by)
  deed()
  if (game.card(card).place === 'spaceline') return
  for (const id of there) {
    if (refuge === undefined) discard(game, id)
    else move(game, id, 'space', refuge)
  }
}

/** The neighbouring location that the player chooses; undefined where nothing is saved. */
function* refugeFor(game: Game, location: CardId, player: PlayerName, by: CardId): Flow<CardId | undefined> {
  if (game.decide(thoseThereGo, { location, player }) !== 'where the player says') return undefined
  const [refuge] = yield* select(game, {
    who: player,
    from: neighboursOf(game, location),
    count: 1,
    by,
    why: 'destination',
  })
  return refuge
}
