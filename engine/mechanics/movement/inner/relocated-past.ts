import { locationOf } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { passesWhenRelocated } from '../../../questions/damage/questions.ts'
import { suffer } from './pass-by.ts'

/** Where the law takes a ship that was relocated for one that flies past, what lies where it was and where it is now reaches it. */
export function* relocatedPast(game: Game, ship: CardId, from: CardId | undefined): Flow {
  const to = locationOf(game, ship)
  if (game.facts(ship).type !== 'ship' || from === undefined || to === undefined || from === to) return
  if (game.decide(passesWhenRelocated, { ship, way: 'from' })) yield* suffer(game, ship, from, 'passed')
  if (game.decide(passesWhenRelocated, { ship, way: 'to' })) yield* suffer(game, ship, to, 'passed')
}
