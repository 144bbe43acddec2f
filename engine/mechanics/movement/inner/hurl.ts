import { move } from '../../../board/moves.ts'
import { locationOf, spaceline } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Language } from '../../../kernel/language.ts'
import { getsPastWhenHurled, hasMovedByAHurl, isDamagedByAHurl } from '../../../questions/battle/settled.ts'
import { enhancementOf, type Hurl } from '../../battle/hurling.ts'
import { rotate } from '../../damage/damage.ts'
import { bars, isBarrier } from '../../locations/barriers.ts'
import { spanFor } from '../../missions/missions.ts'
import { select } from '../../selections/select.ts'
import { stopAt } from './pass-by.ts'

/** The ships that are hurled away come to where the player of what hurls them wants them. */
function* hurlAll(game: Game): Flow {
  for (const one of game.notes.hurls ?? []) if (game.find(one.ship)?.place === 'space') yield* hurl(game, one)
}

export const aftermaths: Language['aftermaths'] = [hurlAll]

function* hurl(game: Game, { ship, by }: Hurl): Flow {
  const from = landingsFor(game, ship, by)
  const [to] = yield* select(game, { who: game.card(by).controller, from, count: 1, by, why: 'hurled there' })
  if (to === undefined) return
  move(game, ship, 'space', to)
  if (game.decide(isDamagedByAHurl, { ship, by })) yield* rotate(game, ship)
  if (game.find(ship)?.place === 'space' && game.decide(hasMovedByAHurl, { ship })) yield* stopAt(game, ship)
}

/** The locations to which the one ship may hurl the other: as far as it can to either side, or less where its text says so. */
function landingsFor(game: Game, ship: CardId, by: CardId): readonly CardId[] {
  const text = game.text(by).hurls
  const at = locationOf(game, ship)
  if (!text || at === undefined) return []
  const line = spaceline(game, at)
  const here = line.indexOf(at)
  const span = text.span + enhancementOf(game, by, 'span')
  const sides = [line.slice(0, here).reverse(), line.slice(here + 1)].map(way => reached(game, ship, way, span))
  if (!game.inForce(text.orLess)) return sides.flatMap(side => side.slice(-1))
  game.credit(text.orLess)
  return sides.flat()
}

/** As many locations on the way as are within the span, and that nothing bars. */
function reached(game: Game, ship: CardId, way: readonly CardId[], span: number): readonly CardId[] {
  const { controller } = game.card(ship)
  const found: CardId[] = []
  let left = span
  for (const next of way) {
    if (isBarrier(game, next)) {
      if (bars(game, next, ship) || !game.decide(getsPastWhenHurled, { ship, barrier: next })) break
      continue
    }
    left -= spanFor(game, next, controller, ship)
    if (left < 0) break
    found.push(next)
  }
  return found
}
